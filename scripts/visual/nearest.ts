import type { Job } from './take-shots.ts'
import type { Choice } from './take-side.ts'

/** A widely used component reaches hundreds of pictures, which take minutes. */
const quickCount = 24

/** Limits a choice to the nearest pictures, and says if there may be others. */
export const nearestOnly = ({ jobsOf, pages }: Choice): Choice => ({
  pages,
  jobsOf(stories) {
    const jobs = jobsOf(stories)
    const nearest = nearestOf(jobs, stories, quickCount)
    if (nearest.length === quickCount)
      console.log(`The nearest ${quickCount} pictures; --whole takes all that the change reaches`)
    return nearest
  },
})

/** Returns the first files that have enough stories for the nearest pictures; undefined if all together have too few. */
export function filesOfNearest(
  files: Iterable<string>,
  stories: readonly { importPath: string }[],
  count = quickCount,
): string[] | undefined {
  const first: string[] = []
  let found = 0
  for (const file of files) {
    first.push(file)
    found += stories.filter(({ importPath }) => importPath === file).length
    if (found >= count) return first
  }
  return undefined
}

/** Returns a number of pictures, those of the nearest stories first: each story once, and then in its other modes. */
export function nearestOf(jobs: readonly Job[], stories: readonly { id: string }[], count: number): Job[] {
  const firsts = new Map(jobs.toReversed().map((job) => [job.id, job]))
  const nearest = stories.flatMap(({ id }) => firsts.get(id) ?? [])
  return [...nearest, ...jobs.filter((job) => firsts.get(job.id) !== job)].slice(0, count)
}
