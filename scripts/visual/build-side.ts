import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../paths.mjs'
import { run } from '../run.mjs'
import { checkOut, removeCheckout } from './changed-files.ts'

/** Builds the stories of a commit, once, and returns the folder of its Storybook. */
export async function buildSide(commit: string): Promise<string> {
  const built = join(root, '.visual/built', commit)
  if (existsSync(built)) return built
  console.log(`Building the stories of ${commit.slice(0, 10)} …`)
  const tree = join(root, '.visual/tree')
  rmSync(tree, { recursive: true, force: true })
  checkOut(commit, tree)
  try {
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction')
    const { ok, output } = await run(['storybook', 'build', '--quiet', '--disable-telemetry'], { folder: tree })
    if (!ok) throw new Error(`The stories of ${commit} do not build.\n${output}`)
    mkdirSync(dirname(built), { recursive: true })
    cpSync(join(tree, 'storybook-static'), built, { recursive: true })
  } finally {
    removeCheckout(tree)
  }
  return built
}
