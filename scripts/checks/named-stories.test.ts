import { expect, test } from 'vitest'
import { lostStories } from './named-stories.ts'

const story = (exportName: string) => ({
  type: 'story',
  title: 'Features/Tile',
  name: 'Not Kept',
  importPath: './src/features/tile.stories.tsx',
  exportName,
})
const named = [{ place: { file: 'src/features/tile.stories.tsx', shown: 'NotKept' }, by: 'a table' }]

test('reports a story that is named and does not run', () => {
  expect(lostStories([story('Kept'), story('NotKept')], named)).toEqual([])
  expect(lostStories([story('Kept')], named)).toEqual([
    {
      name: 'src/features/tile.stories.tsx › NotKept',
      message: 'There is no story NotKept in src/features/tile.stories.tsx: add it, or name another in a table',
    },
  ])
})
