import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../paths.mjs'
import { picturePath, type Shot } from './baseline.ts'
import type { Change } from './changes.ts'

/** A change as the review page shows it. */
interface Entry {
  story: string
  mode: string
  kind: Change['kind']
  before?: string
  after?: string
  aria: { before: string; after: string } | null
  axe: { before: string[]; after: string[] } | null
  faults: string[]
  /** What an acceptance puts into the baseline; nothing if the story is gone. */
  shot?: Shot
}

const folder = join(root, '.visual/review')
const page = new URL('review.html', import.meta.url)

/** Writes the review page, which opens from disk, and returns its path. */
export function writeReview(changes: readonly Change[], key: string): string {
  mkdirSync(folder, { recursive: true })
  const data = JSON.stringify({ key, entries: changes.map(entryOf) }).replaceAll('<', '\\u003c')
  const file = join(folder, 'index.html')
  writeFileSync(
    file,
    readFileSync(page, 'utf8').replace(/globalThis\.review = .*\n?.*\/\/ data/, () => `globalThis.review = ${data}`),
  )
  return file
}

const addressOf = (hash: string) => relative(folder, picturePath(hash)).replaceAll('\\', '/')

function entryOf({ shot, kind, before, after }: Change): Entry {
  const [story = '', mode = ''] = shot.split(' ')
  const axe = { before: before?.axe ?? [], after: after?.axe ?? [] }
  return {
    story,
    mode,
    kind,
    ...(before && { before: addressOf(before.picture) }),
    ...(after && { after: addressOf(after.picture) }),
    aria: before && after && before.aria !== after.aria ? { before: before.aria, after: after.aria } : null,
    axe: `${axe.before}` === `${axe.after}` ? null : axe,
    faults: after?.faults ?? [],
    ...(after && { shot: after }),
  }
}
