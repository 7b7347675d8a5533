import { expect, test } from 'vitest'
import { lostStories } from './named-stories.ts'

const story = (exportName: string) => ({
  type: 'story',
  title: 'Features/Tile',
  name: 'Not Kept',
  importPath: './src/features/tile.stories.tsx',
  exportName,
})
const shown = [{ what: 'a tile that is not kept', file: 'src/features/tile.stories.tsx', shown: 'NotKept' }]

test('reports a story of the catalogue that does not run', () => {
  expect(lostStories([story('Kept'), story('NotKept')], shown)).toEqual([])
  expect(lostStories([story('Kept')], shown)).toEqual([
    {
      name: 'a tile that is not kept',
      message:
        'There is no story NotKept in src/features/tile.stories.tsx: add it, or name another in e2e/catalogue/behaviours.ts',
    },
  ])
})
