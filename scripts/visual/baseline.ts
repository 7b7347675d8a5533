import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
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

/** Where this machine keeps its pictures and baselines. */
export const home = join(root, '.visual')
const pictures = join(home, 'pictures')

export const picturePath = (hash: string): string => join(pictures, `${hash}.png`)

/** Keeps a picture. Equal pictures are one file. */
export function keepPicture(hash: string, png: Buffer): void {
  mkdirSync(pictures, { recursive: true })
  if (!existsSync(picturePath(hash))) writeFileSync(picturePath(hash), png)
}

export const baselinePath = (key: string, place = home) => join(place, 'baselines', `${key}.json`)

/** Returns the baseline of a machine, or undefined if it has none. */
export function readBaseline(key: string, place = home): Shots | undefined {
  const file = baselinePath(key, place)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

export function writeBaseline(key: string, shots: Shots, place = home): void {
  mkdirSync(join(place, 'baselines'), { recursive: true })
  writeFileSync(baselinePath(key, place), `${JSON.stringify(shots, null, 1)}\n`)
}
