import { cpSync, existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { UsageError } from '../usage-error.mjs'
import { baselinePath, home, readBaseline, type Shot, type Shots, writeBaseline } from './baseline.ts'
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
  const all = keys.map((key) => ({ key, shots: joined(key, folder, own) }))
  copyPictures(folder, own)
  if (direction === 'push') copyPictures(own, folder)
  for (const { key, shots } of all) {
    writeBaseline(key, shots, own)
    if (direction === 'push') writeBaseline(key, shots, folder)
    writeBaseline(key, readBaseline(key, folder) ?? {}, lastShared(own))
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

function joined(key: string, folder: string, own: string): Shots {
  const [ours, theirs] = [readBaseline(key, own), readBaseline(key, folder)]
  if (!ours || !theirs) return ours ?? theirs ?? {}
  const last = readBaseline(key, lastShared(own)) ?? {}
  const names = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])]
  const isOurs = (name: string) => isEqual(theirs[name], last[name])
  const differing = names.filter(
    (name) => !(isEqual(ours[name], theirs[name]) || isOurs(name) || isEqual(ours[name], last[name])),
  )
  if (differing.length > 0) throw new UsageError(conflict(differing, baselinePath(key, own), baselinePath(key, folder)))
  const kept = names.map((name) => [name, isOurs(name) ? ours[name] : theirs[name]] as const)
  return Object.fromEntries(kept.flatMap(([name, shot]) => (shot ? [[name, shot]] : [])))
}

const conflict = (names: string[], own: string, shared: string) =>
  `These pictures differ, and both sides have accepted theirs:
${names.join('\n')}
Nothing was copied. To take the shared ones, delete ${own} and pull. To replace them, delete ${shared} and push.`
