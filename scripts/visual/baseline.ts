import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.mjs'

/** What is kept of one story in one mode. */
export interface Shot {
  /** The hash of the picture, which is a file of that name. */
  picture: string
  aria: string
  /** The hash of the document. The accessibility rules of an equal document with an equal picture are the same. */
  content: string
  /** The ids of the accessibility rules that the story breaks. */
  axe: string[]
  /** Cut or overlapping texts, small targets, horizontal scroll. */
  faults: string[]
}

/** The shots by `story mode`. */
export type Shots = Record<string, Shot>

const home = join(root, '.visual')
const pictures = join(home, 'pictures')

export const picturePath = (hash: string): string => join(pictures, `${hash}.png`)

/** Keeps a picture. Equal pictures are one file. */
export function keepPicture(hash: string, png: Buffer): void {
  mkdirSync(pictures, { recursive: true })
  if (!existsSync(picturePath(hash))) writeFileSync(picturePath(hash), png)
}

const baselinePath = (key: string) => join(home, 'baselines', `${key}.json`)

/** Returns the baseline of a machine, or undefined if it has none. */
export function readBaseline(key: string): Shots | undefined {
  return existsSync(baselinePath(key)) ? JSON.parse(readFileSync(baselinePath(key), 'utf8')) : undefined
}

export function writeBaseline(key: string, shots: Shots): void {
  mkdirSync(join(home, 'baselines'), { recursive: true })
  writeFileSync(baselinePath(key), `${JSON.stringify(shots, null, 1)}\n`)
}

/** Copies baselines and their pictures to or from a shared folder. Returns the names of the baselines. */
export function share(direction: 'pull' | 'push', folder: string): string[] {
  const [from, to] = direction === 'pull' ? [folder, home] : [home, folder]
  if (!existsSync(join(from, 'baselines'))) throw new Error(`${from} has no baselines`)
  for (const part of ['baselines', 'pictures']) cpSync(join(from, part), join(to, part), { recursive: true })
  return readdirSync(join(from, 'baselines'))
}
