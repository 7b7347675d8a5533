import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { targets } from '../build.mjs'
import { stampsOf } from '../fingerprint.mjs'
import { root } from '../paths.mjs'
import { run } from '../run.mjs'
import { checkOut, removeCheckout } from './changed-files.ts'

/** Storybook's own option for tests: no pages of documentation, and no description of every component's properties. */
const command = ['storybook', 'build', '--test', '--quiet', '--disable-telemetry', '--stats-json', '--output-dir']

const sides = join(root, '.visual/built')
/** The number of built commits to keep, each about 20 MB. */
const keptSides = 3

/** Builds the stories in a folder, or only those of some files. */
export async function buildStories(name: string, built: string, folder: string, files?: string[]): Promise<void> {
  console.log(`Building the stories of ${name} …`)
  const begin = performance.now()
  const { ok, output } = await run([...command, built], { folder, env: files ? { STORY_FILES: files.join('\n') } : {} })
  if (!ok) throw new Error(`The stories of ${name} do not build.\n${output}`)
  console.log(`Built in ${((performance.now() - begin) / 1000).toFixed(1)} s`)
}

/** The folder of all stories of this tree, as they were last built. */
export const storiesFolder = join(root, '.visual/stories')
/** The stamps of the files that they were built from. */
export const stampsFile = join(storiesFolder, 'made-from.json')

/** Returns the stamps of the files that stories are built from. */
export const stampsNow = () => stampsOf(targets.storybook?.needs ?? [])

/** Builds the stories of this tree if they changed since they were built, and returns the folder of their Storybook. */
export async function buildHere(): Promise<string> {
  const current = JSON.stringify(stampsNow())
  if (existsSync(stampsFile) && readFileSync(stampsFile, 'utf8') === current) return storiesFolder
  await buildStories('this tree', storiesFolder, root)
  writeFileSync(stampsFile, current)
  return storiesFolder
}

/** Builds the stories of a commit, once, and returns the folder of its Storybook. */
export async function buildSide(commit: string): Promise<string> {
  const side = join(sides, commit)
  if (existsSync(side)) return side
  const tree = join(root, '.visual/tree')
  rmSync(tree, { recursive: true, force: true })
  checkOut(commit, tree)
  try {
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction')
    await buildStories(commit.slice(0, 10), join(tree, 'storybook-static'), tree)
    mkdirSync(sides, { recursive: true })
    cpSync(join(tree, 'storybook-static'), side, { recursive: true })
  } finally {
    removeCheckout(tree)
  }
  forgetOldSides()
  return side
}

function forgetOldSides() {
  const age = (name: string) => statSync(join(sides, name)).mtimeMs
  const latestFirst = readdirSync(sides).sort((one, other) => age(other) - age(one))
  for (const name of latestFirst.slice(keptSides)) rmSync(join(sides, name), { recursive: true })
}
