import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { picturePath, type Shots } from './baseline.ts'
import { storiesOf } from './stories.ts'
import { nameOf } from './take-shots.ts'
import { type Choice, type Machine, type Reach, type Taken, takeSide } from './take-side.ts'

/**
 * Takes the chosen stories of a commit's Storybook, each once on a machine: a commit does not change, so its shots are kept
 * beside its stories for the next comparison with it.
 */
export async function takeBase(
  machine: Machine,
  folder: string,
  reached: Reach,
  { jobsOf, pages }: Choice,
): Promise<Taken> {
  const kept = keptShots(join(folder, `shots-${machine.key}.json`))
  const chosen = new Set(jobsOf(reached(storiesOf(folder))).map(nameOf))
  const missing: Choice['jobsOf'] = (stories) => jobsOf(stories).filter((job) => !kept.has(nameOf(job)))
  const taken = await takeSide(machine, folder, reached, { jobsOf: missing, pages }, { isAnswer: false })
  kept.add(taken.shots)
  return { ...taken, shots: only(chosen, kept.shots) }
}

const only = (names: ReadonlySet<string>, shots: Shots): Shots =>
  Object.fromEntries(Object.entries(shots).filter(([name]) => names.has(name)))

/** The shots in a file whose pictures are still there. */
export function keptShots(file: string, isKept = (picture: string) => existsSync(picturePath(picture))) {
  const shots: Shots = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  for (const [name, { picture }] of Object.entries(shots)) if (!isKept(picture)) delete shots[name]
  return {
    shots,
    has: (name: string) => Object.hasOwn(shots, name),
    add(taken: Shots) {
      Object.assign(shots, taken)
      writeFileSync(file, JSON.stringify(shots))
    },
  }
}
