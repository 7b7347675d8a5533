import { availableParallelism } from 'node:os'
import type { Job } from './take-shots.ts'
import type { Choice } from './take-side.ts'

/** A widely used component reaches hundreds of pictures, which take minutes. */
const quickCount = 24

/**
 * Limits a choice to the nearest pictures, and says how many it leaves out. For so few pictures, more pages than cores take
 * longer to open than they save.
 */
export const nearestOnly = ({ jobsOf, pages }: Choice): Choice => ({
  pages: Math.min(pages, availableParallelism()),
  jobsOf(stories) {
    const jobs = jobsOf(stories)
    const nearest = nearestOf(jobs, stories, quickCount)
    const left = jobs.length - nearest.length
    if (left > 0)
      console.log(`The nearest ${quickCount} pictures; --whole takes the ${left} others that the change reaches`)
    return nearest
  },
})

/** Returns so many pictures of stories that come the nearest first: each story once, and then in its other modes. */
export function nearestOf(jobs: readonly Job[], stories: readonly { id: string }[], count: number): Job[] {
  const firsts = new Map(jobs.toReversed().map((job) => [job.id, job]))
  const nearest = stories.flatMap(({ id }) => firsts.get(id) ?? [])
  return [...nearest, ...jobs.filter((job) => firsts.get(job.id) !== job)].slice(0, count)
}
