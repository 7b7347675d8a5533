import type { Plugin, Rolldown } from 'vite'
import type { Build } from '#app/worker/build.ts'
import { workerFile } from '#app/worker/protocol.ts'
import { readRoutes, routePaths } from './route-modules.ts'
import { smallScript } from './small-script.ts'

type Chunk = Rolldown.OutputChunk

/** Returns the entry of a build, and what it imports. */
function entryFiles(chunks: readonly Chunk[]): string[] {
  const files = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  for (const file of files) {
    for (const other of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(other)
  }
  return [...files]
}

/** Deploys the player's worker, which knows the build's entry and the paths of its screens. */
export const playerWorker: Plugin = {
  name: 'player-worker',
  apply: 'build',
  async generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const build: Build = { files: entryFiles(chunks), paths: routePaths(readRoutes()) }
    const source = await smallScript('src/app/worker/main.ts', 'build', build)
    this.emitFile({ type: 'asset', fileName: workerFile, source })
  },
}
