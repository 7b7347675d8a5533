import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { targets } from '../build.mjs'
import { root } from '../paths.mjs'
import { buildStories } from './build-side.ts'
import type { Plant } from './plants.ts'

/** Copies what the stories are built from, makes the changes in the copy, and returns the folder of the Storybook built from it. */
export async function buildPlanted(plants: readonly Plant[], storyFiles: ReadonlySet<string>): Promise<string> {
  const tree = join(root, '.visual/planted')
  rmSync(tree, { recursive: true, force: true })
  for (const path of targets.storybook?.needs ?? []) cpSync(join(root, path), join(tree, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction')
  for (const plant of plants) makeChange(tree, plant)
  const built = join(tree, 'storybook-static')
  await buildStories('the planted tree', built, tree, [...storyFiles])
  return built
}

function makeChange(tree: string, { file, from, to, name }: Plant): void {
  const path = join(tree, file)
  const [before, after, ...others] = readFileSync(path, 'utf8').split(from)
  if (after === undefined || others.length > 0) throw new Error(`${name}: ${file} does not have once: ${from}`)
  writeFileSync(path, `${before}${to}${after}`)
}
