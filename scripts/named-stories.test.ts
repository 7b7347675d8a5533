import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shownByStories } from '../e2e/catalogue/behaviours.ts'
import { textRows } from '../e2e/catalogue/texts.ts'
import { lostStories } from './named-stories.ts'
import { root } from './paths.mjs'

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

const shownTexts = textRows.map(({ story }) => story)

test.each([...shownByStories, ...shownTexts])('$file has the story $shown', ({ file, shown }) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(`export const ${shown}: Story`)
})
