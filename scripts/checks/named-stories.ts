import { join } from 'node:path'
import { type StoryPlace, shownByStories } from '#e2e/catalogue/behaviours.ts'
import { textRows } from '#e2e/catalogue/texts.ts'
import { flows } from '#storybook/docs/flows.ts'
import type { Failure } from '../test/outcome.ts'

/** The used fields of a story in Storybook's index. */
export interface StoryEntry {
  type: string
  title: string
  name: string
  importPath: string
  exportName: string
  tags?: readonly string[]
}

/** Each story that a page or a table names, and where. */
const named = [
  ...shownByStories.map((place) => ({ place, by: 'e2e/catalogue/behaviours.ts' })),
  ...textRows.map(({ story }) => ({ place: story, by: 'e2e/catalogue/texts.ts' })),
  ...Object.values(flows)
    .flat()
    .map((place) => ({ place, by: '.storybook/docs/flows.ts' })),
]

interface Named {
  place: StoryPlace
  by: string
}

/** Returns a failure for each story that is named somewhere and does not run. */
export const lostStories = (entries: readonly StoryEntry[], wanted: readonly Named[] = named): Failure[] =>
  wanted
    .filter(
      ({ place: { file, shown } }) =>
        !entries.some(({ importPath, exportName }) => join(importPath) === file && exportName === shown),
    )
    .map(({ place: { file, shown }, by }) => ({
      name: `${file} › ${shown}`,
      message: `There is no story ${shown} in ${file}: add it, or name another in ${by}`,
    }))
