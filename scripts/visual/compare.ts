import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { takeBase } from './base-shots.ts'
import { launchForPictures } from './browser.ts'
import { buildReached } from './build-reached.ts'
import { buildHere, buildSide, storiesFolder } from './build-side.ts'
import { changedSince, commitOf, currentCommit } from './changed-files.ts'
import { type Change, changesOf, newlyBroken } from './changes.ts'
import { type DecisionsFile, decidedAmong, decisionsPath, readDecisions } from './decisions.ts'
import { beginBaseline } from './first-baseline.ts'
import { machineKey } from './machine.ts'
import { nearestOnly } from './nearest.ts'
import { chosenJobs } from './picture-jobs.ts'
import { requirePort } from './picture-port.ts'
import { type Module, reachedBy, reachingAmong } from './reached.ts'
import { commitOfBaseline, requireBaseline, sinceBaseline } from './since-baseline.ts'
import { storiesOf } from './stories.ts'
import { type Choice, type Machine, type Reach, type Taken, takeSide } from './take-side.ts'
import { pageCode, type ReviewCode, writeReview } from './write-review.ts'

interface Comparison extends Choice {
  /** The commit to compare with, instead of the baseline. */
  base: string | undefined
  /** The commit since which a change must reach a story; the baseline's if it is empty. */
  changed: string | undefined
  /** Whether to take every story that the change reaches, instead of the nearest. */
  isWhole: boolean
  /** Whether stories or modes are left out, so that a missing shot does not count as removed. */
  isPart: boolean
}

/** Takes the chosen stories, reports what differs, and writes the review page. Returns whether nothing is wrong. */
export async function compare(comparison: Comparison): Promise<boolean> {
  const browser = await launchForPictures()
  try {
    return await compareOn({ browser, key: await machineKey(browser) }, comparison)
  } finally {
    await browser.close()
  }
}

async function compareOn(machine: Machine, comparison: Comparison): Promise<boolean> {
  const { base, isPart, isWhole, ...choice } = comparison
  const from = commitSince(machine.key, comparison)
  const isAll = !isPart && from === undefined
  if (base === undefined && !isAll) requireBaseline(machine.key)
  const kept = readDecisions(decisionsPath)
  await requirePort()
  const nearestOf = isWhole || base !== undefined ? undefined : choice.jobsOf
  const here = from === undefined ? await buildHere() : await buildReached(changedSince(from), nearestOf)
  const there = base === undefined || from === undefined ? undefined : await buildSide(from)
  // A deleted story can be chosen too.
  const built = [here, storiesFolder, ...(there === undefined ? [] : [there])]
  chosenJobs(choice.jobsOf(built.flatMap(storiesOf)))
  const reached = from === undefined ? all : reachedSince(from, here)
  if (there === undefined) {
    const missing = isAll ? await beginHere(machine, here, choice) : []
    const answered = from === undefined || isWhole ? choice : nearestOnly(choice)
    const [after, code] = await Promise.all([
      takeSide(machine, here, reached, answered, { isAnswer: true }),
      pageCode(),
    ])
    const changes = sinceBaseline(after, { isPart: !isAll, head: currentCommit() })
    return report({ ...after, problems: [...missing, ...after.problems] }, changes, { code, kept })
  }
  const before = await takeBase(machine, there, reached, choice)
  const side = takeSide(machine, here, reached, choice, { known: before.shots, isAnswer: true })
  const [after, code] = await Promise.all([side, pageCode()])
  const failed = [...before.failed, ...after.failed]
  const problems = [...before.failed.map((shot) => `${shot}: not taken of ${base}`), ...after.problems]
  return report({ ...after, problems }, changesOf(before.shots, after.shots, { failed }), { code, kept })
}

/** Makes this machine's first baseline from the last commit if this tree has changes. Returns what could not be taken. */
const beginHere = (machine: Machine, here: string, choice: Choice): Promise<string[]> =>
  beginBaseline(machine.key, {
    head: currentCommit(),
    uncommitted: (head) => reachingAmong(changedSince(head), modulesOf(here)),
    take: async (commit) => takeBase(machine, await buildSide(commit), all, choice),
  })

const modulesOf = (here: string): Module[] => JSON.parse(readFileSync(join(here, 'preview-stats.json'), 'utf8')).modules

/** Returns the commit since which a change must reach a story; undefined if every story is taken. */
function commitSince(key: string, { base, changed }: Comparison): string | undefined {
  const name = changed || base
  if (name) return commitOf(name)
  return changed === undefined ? undefined : commitOfBaseline(key)
}

const all: Reach = (stories) => stories

/** Returns what chooses the stories that a change since a commit reaches, by the module graph of this tree. */
function reachedSince(commit: string, here: string): Reach {
  const { nearest, isAll } = reachedBy(changedSince(commit), modulesOf(here))
  return (stories) => [
    ...[...nearest].flatMap((file) => stories.filter(({ importPath }) => importPath === file)),
    ...(isAll ? stories.filter(({ importPath }) => !nearest.has(importPath)) : []),
  ]
}

interface Review {
  code: ReviewCode
  kept: DecisionsFile | undefined
}

/** Prints what was found, and writes the review page. Returns whether nothing is wrong; an accepted change is right. */
function report({ key, shots, problems }: Taken, changes: Change[], { code, kept }: Review): boolean {
  const faulty = Object.entries(shots).filter(([, { faults }]) => faults.length > 0)
  const found = [...problems, ...faulty.map(([shot, { faults }]) => `${shot}: ${faults.join(', ')}`)]
  for (const problem of found) console.log(`✗ ${problem}`)
  console.log(`${faulty.length} with cut texts, overlaps, small targets or horizontal scroll`)
  const decisions = decidedAmong(changes, key, kept)
  const decisionOn = ({ shot }: Change) => decisions[shot]?.decision
  for (const change of changes) {
    console.log([`${change.kind}: ${change.shot}`, decisionOn(change)].filter(Boolean).join(', '))
    for (const element of newlyBroken(change)) console.log(`  breaks ${element}`)
  }
  const accepted = changes.filter((change) => decisionOn(change) === 'accepted').length
  console.log(`${changes.length} changes${accepted > 0 ? `, ${accepted} of them accepted before` : ''}`)
  console.log(`Review: ${pathToFileURL(writeReview({ key, changes, problems: found, decisions }, code)).href}`)
  return changes.length - accepted + found.length === 0
}
