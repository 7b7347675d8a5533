import { join } from 'node:path'
import { shownByStories } from '../e2e/catalogue/behaviours.ts'
import type { Failure } from './test/outcome.ts'

/** A story in Storybook's index, as far as it is read here. */
export interface StoryEntry {
  type: string
  title: string
  name: string
  importPath: string
  exportName: string
}

/** A failure for each story that the catalogue of errors names and that is not among those that run. */
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
