import { type Mode, modes } from '#storybook/pictures/modes.ts'
import { modesOf } from '#storybook/pictures/words.ts'
import { viewports } from '#storybook/viewports.ts'
import { UsageError } from '../usage-error.mjs'
import type { Story } from './stories.ts'
import type { Job } from './take-shots.ts'

function jobOf(id: string, mode: Mode): Job {
  const { width, height } = viewports[mode.viewport].styles
  return { id, mode: { ...mode, size: { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) } } }
}

/** Returns what to take of stories, in those of their modes that are chosen, mode by mode. */
export const jobsIn = (chosen: readonly Mode[], stories: readonly Story[]): Job[] =>
  chosen.flatMap((mode) => stories.filter((story) => modesOf(story).includes(mode)).map(({ id }) => jobOf(id, mode)))

/** Returns the pictures of a choice. @throws a usage error if there are none */
export function chosenJobs(jobs: Job[]): Job[] {
  if (jobs.length > 0) return jobs
  throw new UsageError('No picture is chosen. --story takes a part of a story’s id, and --mode one of its modes.')
}

/** Returns every picture to take of stories. */
export const allJobs = (stories: readonly Story[]): Job[] => jobsIn(modes, stories)

/** Returns one picture to take of each story, in the first of its modes. */
export const firstJobs = (stories: readonly Story[]): Job[] =>
  modes.flatMap((mode) => stories.filter((story) => modesOf(story)[0] === mode).map(({ id }) => jobOf(id, mode)))
