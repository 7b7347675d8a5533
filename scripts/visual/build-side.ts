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
import { fingerprint } from '../fingerprint.mjs'
import { root } from '../paths.mjs'
import { run } from '../run.mjs'
import { checkOut, removeCheckout } from './changed-files.ts'

/** Storybook's own option for tests: no pages of documentation, and no description of every component's properties. */
const command = ['storybook', 'build', '--test', '--quiet', '--disable-telemetry', '--stats-json', '--output-dir']

const sides = join(root, '.visual/built')
/** So many built commits are kept; each is some 20 MB. */
const keptSides = 3

export async function buildStories(name: string, built: string, folder: string): Promise<void> {
  console.log(`Building the stories of ${name} …`)
  const begin = performance.now()
  const { ok, output } = await run([...command, built], { folder })
  if (!ok) throw new Error(`The stories of ${name} do not build.\n${output}`)
  console.log(`Built in ${((performance.now() - begin) / 1000).toFixed(1)} s`)
}

/** Builds the stories of this tree if they changed since they were built, and returns the folder of their Storybook. */
export async function buildHere(): Promise<string> {
  const built = join(root, '.visual/stories')
  const stamp = join(built, 'fingerprint')
  const current = fingerprint(targets.storybook?.needs ?? [])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return built
  await buildStories('this tree', built, root)
  writeFileSync(stamp, current)
  return built
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
