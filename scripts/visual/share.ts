import { cpSync, existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { UsageError } from '../usage-error.mjs'
import { type Baseline, baselinePath, home, readBaseline, type Shot, writeBaseline } from './baseline.ts'
import { isSame } from './changes.ts'

/**
 * Joins the baselines of this machine with those of a shared folder, which only a push changes. Each side keeps what it alone
 * has changed since they were last joined. Returns the keys of the baselines.
 * @throws a usage error if both sides have changed a shot
 */
export function share(direction: 'pull' | 'push', folder: string, own = home): string[] {
  const from = direction === 'pull' ? folder : own
  if (!existsSync(join(from, 'baselines'))) throw new UsageError(`${from} has no baselines`)
  const keys = readdirSync(join(from, 'baselines')).map((file) => basename(file, '.json'))
  const all = keys.map((key) => ({ key, baseline: joined(key, folder, own) }))
  copyPictures(folder, own)
  if (direction === 'push') copyPictures(own, folder)
  for (const { key, baseline } of all) {
    writeBaseline(key, baseline, own)
    if (direction === 'push') writeBaseline(key, baseline, folder)
    writeBaseline(key, readBaseline(key, folder) ?? { shots: {} }, lastShared(own))
  }
  return keys
}

/** The place of the baselines as the shared folder had them when it was last joined. */
const lastShared = (own: string) => join(own, 'last-shared')

function copyPictures(from: string, to: string): void {
  const pictures = join(from, 'pictures')
  if (existsSync(pictures)) cpSync(pictures, join(to, 'pictures'), { recursive: true })
}

const isEqual = (one: Shot | undefined, other: Shot | undefined) =>
  one === other || (one !== undefined && other !== undefined && isSame(one, other))

function joined(key: string, folder: string, own: string): Baseline {
  const [ours, theirs] = [readBaseline(key, own), readBaseline(key, folder)]
  if (!ours || !theirs) return ours ?? theirs ?? { shots: {} }
  const last = readBaseline(key, lastShared(own))?.shots ?? {}
  const names = [...new Set([...Object.keys(ours.shots), ...Object.keys(theirs.shots)])]
  const isOurs = (name: string) => isEqual(theirs.shots[name], last[name])
  const differing = names.filter(
    (name) => !(isEqual(ours.shots[name], theirs.shots[name]) || isOurs(name) || isEqual(ours.shots[name], last[name])),
  )
  if (differing.length > 0) throw new UsageError(conflict(differing, baselinePath(key, own), baselinePath(key, folder)))
  const kept = names.map((name) => [name, (isOurs(name) ? ours : theirs).shots[name]] as const)
  return {
    commit: ours.commit ?? theirs.commit,
    shots: Object.fromEntries(kept.flatMap(([name, shot]) => (shot ? [[name, shot]] : []))),
  }
}

const conflict = (names: string[], own: string, shared: string) =>
  `These pictures differ, and both sides have accepted theirs:
${names.join('\n')}
Nothing was copied. To take the shared ones, delete ${own} and pull. To replace them, delete ${shared} and push.`
