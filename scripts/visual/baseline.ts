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
  /** The accessibility rules that the story breaks, each with its number of elements. */
  axe: string[]
  /** Some elements that break each rule. They are not compared, because generated class names change. */
  elements?: string[]
  /** Cut or overlapping texts, small targets, horizontal scroll. */
  faults: string[]
}

/** The shots by `story mode`. */
export type Shots = Record<string, Shot>

/** The accepted shots of a machine. */
export interface Baseline {
  /** The commit whose tree they were taken of; undefined if they are from before this was kept. */
  commit?: string
  shots: Shots
}

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
export function readBaseline(key: string, place = home): Baseline | undefined {
  const file = baselinePath(key, place)
  if (!existsSync(file)) return undefined
  const kept: Baseline | Shots = JSON.parse(readFileSync(file, 'utf8'))
  return isWithCommit(kept) ? kept : { shots: kept }
}

/** A file from before the commit was kept has only the shots. None of them is named `shots`: their names have a mode. */
const isWithCommit = (kept: Baseline | Shots): kept is Baseline => Object.hasOwn(kept, 'shots')

export function writeBaseline(key: string, baseline: Baseline, place = home): void {
  mkdirSync(join(place, 'baselines'), { recursive: true })
  writeFileSync(baselinePath(key, place), `${JSON.stringify(baseline, null, 1)}\n`)
}
