import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const mark = '?read'

const isRead = /\?read$/

/** Returns imports of files that a module is made from without importing them. They load nothing. */
export const importsOfRead = (files: readonly string[]): string =>
  files.map((file) => `import ${JSON.stringify(resolve(file) + mark)}`).join('\n')

const reads = /(?:@import\s+|url\(\s*)(["'])(\.[^"']+)\1/g

/** Returns the files that a style sheet imports or shows, and those that these import. */
export function readByStyle(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const found = [...text.matchAll(reads)].map(([, , address = '']) => relative('.', resolve(dirname(file), address)))
  return found.flatMap((one) => (one.endsWith('.css') ? [one, ...readByStyle(one)] : [one]))
}

/**
 * Puts files into the module graph of a build that its modules are made from without an import, so that a review finds the
 * stories that a change of them reaches: what style sheets import, and what other plugins say.
 */
export const readFilesPlugin: Plugin = {
  name: 'read-files',
  apply: 'build',
  enforce: 'post',
  resolveId: { order: 'pre', filter: { id: isRead }, handler: (id) => id },
  load: { order: 'pre', filter: { id: isRead }, handler: () => '' },
  transform: {
    filter: { id: { include: /^[^\0?][^?]*\.css(\?|$)/, exclude: [isRead, /\/node_modules\//] } },
    handler(code, id) {
      const [file = ''] = id.split('?')
      return { code: `${importsOfRead(readByStyle(file))}\n${code}`, map: null }
    },
  },
}
