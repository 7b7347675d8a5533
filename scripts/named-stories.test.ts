import { expect, test } from 'vitest'
import { lostStories } from './named-stories.ts'

const story = (exportName: string) => ({
  type: 'story',
  title: 'Features/Tile',
  name: 'Not Kept',
  importPath: './src/features/tile.stories.tsx',
  exportName,
})
const wanted = [{ what: 'a tile that is not kept', file: 'src/features/tile.stories.tsx', shown: 'NotKept' }]

test('a story that the catalogue names must be among those that run', () => {
  expect(lostStories([story('Kept'), story('NotKept')], wanted)).toEqual([])
  expect(lostStories([story('Kept')], wanted)).toEqual([
    {
      name: 'a tile that is not kept',
      message:
        'There is no story NotKept in src/features/tile.stories.tsx: add it, or name another in e2e/catalogue/behaviours.ts',
    },
  ])
})
