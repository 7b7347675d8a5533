import type { Shot, Shots } from './baseline.ts'
import { isSame } from './changes.ts'
import { type Job, nameOf } from './take-shots.ts'

/**
 * Marks the first picture of each story, so that it is taken before the other modes. Returns the jobs, and a function for
 * each picture that was taken or has failed, which says at once what differs from the known shots, and when there is one of
 * each story.
 */
export function firstAnswer(jobs: readonly Job[], known: Shots, say: (line: string) => void = console.log) {
  const firsts = new Map(jobs.toReversed().map((job) => [job.id, job]))
  const waiting = new Set([...firsts.values()].map(nameOf))
  const seconds = () => `${(performance.now() / 1000).toFixed(1)} s after the command`
  let differing = 0

  function note(name: string, shot: Shot | undefined): void {
    if (!waiting.delete(name)) return
    const before = known[name]
    if (!shot || !before || !isSame(before, shot)) {
      differing += 1
      say(`differs: ${name}, ${seconds()}`)
    }
    if (waiting.size === 0) say(`${firsts.size} stories once, ${seconds()}: ${differing} differ`)
  }

  return { jobs: jobs.map((job) => ({ ...job, early: firsts.get(job.id) === job })), note }
}
