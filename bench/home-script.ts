import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { ModuleGraph } from '../scripts/module-graph-plugin.ts'
import { root } from '../scripts/paths.mjs'
import { homeScripts } from '../scripts/production-graph.ts'

const graphFile = join(root, 'dist/module-graph.json')
const app = join(root, 'dist/app')
const weigh = (file: string) => brotliCompressSync(readFileSync(join(app, file))).length

/** Bytes of script after brotli until home can be used; nothing when there is no whole build. */
export function measureHomeScript(): number | undefined {
  if (!existsSync(graphFile)) return undefined
  const graph: ModuleGraph = JSON.parse(readFileSync(graphFile, 'utf8'))
  if (!Object.keys(graph.chunks).every((file) => existsSync(join(app, file)))) return undefined
  return homeScripts(graph, weigh).first.reduce((bytes, file) => bytes + weigh(file), 0)
}
