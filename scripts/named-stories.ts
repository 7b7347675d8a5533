import { join } from 'node:path'
import { shownByStories } from '../e2e/catalogue/behaviours.ts'
import type { Failure } from './test/outcome.ts'

/** The used fields of a story in Storybook's index. */
export interface StoryEntry {
  type: string
  title: string
  name: string
  importPath: string
  exportName: string
}

/** Returns a failure for each story of the error catalogue that does not run. */
export const lostStories = (entries: readonly StoryEntry[], wanted = shownByStories): Failure[] =>
  wanted
    .filter(
      ({ file, shown }) =>
        !entries.some(({ importPath, exportName }) => join(importPath) === file && exportName === shown),
    )
    .map(({ what, file, shown }) => ({
      name: what,
      message: `There is no story ${shown} in ${file}: add it, or name another in e2e/catalogue/behaviours.ts`,
    }))
