import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { root } from '../paths.mjs'
import { picturePath, type Shot } from './baseline.ts'
import { type Change, newlyBroken } from './changes.ts'
import { hashOf } from './decisions.ts'
import type { Decisions, Entry, Review } from './review/data.ts'

/** The changes and problems of a run. `key` names the baseline, and `decisions` are about some of the changes. */
export interface Found {
  key: string
  changes: readonly Change[]
  problems: readonly string[]
  decisions: Decisions
}

interface Places {
  /** The folder of the page. */
  folder: string
  /** Returns where a picture is kept. */
  pathOf(picture: string): string
}

const ownPlaces: Places = { folder: join(root, '.visual/review'), pathOf: picturePath }
const source = (file: string) => fileURLToPath(new URL(`review/${file}`, import.meta.url))

/**
 * Writes the review page and the pictures it shows, and returns its path. The folder is complete: it opens from disk, and can
 * be sent to someone else.
 */
export function writeReview(
  { key, changes, problems, decisions }: Found,
  { look, code }: ReviewCode,
  places = ownPlaces,
): string {
  const { folder } = places
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  const review: Review = {
    key,
    made: new Date().toISOString(),
    entries: changes.map((change) => entryOf(change, places)),
    problems,
    decisions,
  }
  const data = `globalThis.review = ${JSON.stringify(review)}`
  const file = join(folder, 'index.html')
  const page = readFileSync(source('page.html'), 'utf8')
    .replace('<!-- look -->', () => `<style>${look}</style>`)
    .replace(
      '<!-- code -->',
      () => `<script>${inScript(data)}</script>\n<script type="module">${inScript(code)}</script>`,
    )
  writeFileSync(file, page)
  return file
}

/** A script must not contain its own end. */
const inScript = (text: string) => text.replaceAll(/<(?=\/script|!--)/gi, '\\x3c')

/** What the review page consists of besides the changes. */
export interface ReviewCode {
  look: string
  code: string
}

/** Builds the page's code to two texts, because a page from disk loads no modules. */
export async function pageCode(): Promise<ReviewCode> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: source('main.tsx') } },
  })
  if (!('output' in built)) throw new Error('The review page has more than one build.')
  const { output } = built
  const look = output.find(({ fileName }) => fileName.endsWith('.css'))
  const code = output.find((part) => part.type === 'chunk')
  if (look?.type !== 'asset' || code?.type !== 'chunk') throw new Error('The review page has no style or no code.')
  return { look: String(look.source), code: code.code }
}

/** Copies a picture beside the page, and returns its address; undefined if the picture was accepted on another machine. */
function pictured({ picture }: Shot, { folder, pathOf }: Places): string | undefined {
  if (!existsSync(pathOf(picture))) return undefined
  const address = `pictures/${picture}.png`
  copyFileSync(pathOf(picture), join(folder, address))
  return address
}

function entryOf(change: Change, places: Places): Entry {
  const { shot, kind, before, after } = change
  const [story = '', mode = ''] = shot.split(' ')
  const axe = { before: before?.axe ?? [], after: after?.axe ?? [] }
  return {
    story,
    mode,
    kind,
    ...(before && { before: pictured(before, places) }),
    ...(after && { after: pictured(after, places) }),
    aria: before && after && before.aria !== after.aria ? { before: before.aria, after: after.aria } : null,
    axe: `${axe.before}` === `${axe.after}` ? null : { ...axe, elements: newlyBroken(change) },
    faults: after?.faults ?? [],
    change: hashOf(change),
    ...(after && { shot: after }),
  }
}
