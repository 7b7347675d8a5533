import { mkdirSync, writeFileSync } from 'node:fs'
import path, { dirname, type PlatformPath, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { forwardSlashes, type ModuleGraph } from '../checks/production-graph.ts'

/** Returns a module's path from the root of the repository with forward slashes; virtual modules keep their name. */
export function moduleName(root: string, id: string, { relative }: Pick<PlatformPath, 'relative'> = path): string {
  return id.startsWith('\0') ? id : forwardSlashes(relative(root, id.replace(/\?.*$/, '')))
}

/**
 * Writes the module graph beside the build in `outDir`, and ignores other builds of the same configuration.
 */
export function moduleGraph(outDir: string): Plugin {
  let root = ''
  let isEnabled = false
  const named = (id: string) => moduleName(root, id)
  return {
    name: 'module-graph',
    apply: 'build',
    configResolved(config) {
      root = config.root
      isEnabled = resolve(root, config.build.outDir) === resolve(root, outDir)
    },
    writeBundle(_, bundle) {
      if (!isEnabled) return
      const graph: ModuleGraph = { modules: {}, chunks: {} }
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        graph.modules[named(id)] = {
          imports: info?.importedIds.map(named) ?? [],
          lazy: info?.dynamicallyImportedIds.map(named) ?? [],
        }
      }
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type !== 'chunk') continue
        const { isEntry: entry, facadeModuleId, imports, moduleIds, viteMetadata } = chunk
        const facade = facadeModuleId ? { facade: named(facadeModuleId) } : {}
        // The entry’s style is in the page.
        const css = [...(viteMetadata?.importedCss ?? [])].filter((style) => style in bundle)
        graph.chunks[file] = { entry, ...facade, modules: moduleIds.map(named), imports, css }
      }
      const file = resolve(root, outDir, '../module-graph.json')
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(graph, null, 1))
    },
  }
}
