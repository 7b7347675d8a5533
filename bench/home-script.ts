import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from '#scripts/build.mjs'
import { homeScripts, type ModuleGraph } from '#scripts/checks/production-graph.ts'
import { root } from '#scripts/paths.mjs'

const app = join(root, 'dist/app')
const weigh = (file: string) => brotliCompressSync(readFileSync(join(app, file))).length

/** Returns the bytes of script (brotli) that the current app loads until home is usable. */
export async function measureHomeScript(): Promise<number> {
  await build('app')
  const graph: ModuleGraph = JSON.parse(readFileSync(join(root, 'dist/module-graph.json'), 'utf8'))
  return homeScripts(graph, weigh).first.reduce((bytes, file) => bytes + weigh(file), 0)
}
