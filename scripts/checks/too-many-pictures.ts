import { countProblem } from '#storybook/pictures/count.ts'
import type { Failure } from '../test/outcome.ts'
import type { StoryEntry } from './named-stories.ts'

/** Returns a failure if a build has more pictures than it may. */
export function tooManyPictures(entries: readonly StoryEntry[]): Failure[] {
  const message = countProblem(entries)
  return message ? [{ name: 'pictures of a build', message }] : []
}
