import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** Returns the given chunks without those that the entry needs, which the page itself names. */
export function withoutEntry(chunks: readonly Chunk[], given: Iterable<Chunk>): Chunk[] {
  const needed = new Set(chunks.filter(({ isEntry }) => isEntry))
  for (const { imports } of needed) {
    for (const other of chunks) if (imports.includes(other.fileName)) needed.add(other)
  }
  return [...given].filter((chunk) => !needed.has(chunk))
}

const styleLink = /\s*<link rel="stylesheet"[^>]*href="\.?\/([^"]+)"[^>]*>/

/** Returns a style of `assets/` as one of the page, whose addresses are relative to the app's base. */
const ofPage = (source: string) => source.trim().replaceAll(/url\((["']?)\.\//g, 'url($1./assets/')

/**
 * Takes a style out of the lists of what parts need, which name styles by their place: its neighbour stands there twice.
 * A part that another part loads would else request the entry's style, which has no file.
 */
function withoutStyle(code: string, file: string): string {
  const [before = '', after] = code.split(`"./${file}"`)
  if (after === undefined) return code
  const neighbour = /^,("[^"]+")/.exec(after)?.[1] ?? /("[^"]+"),$/.exec(before)?.[1]
  if (!neighbour) throw new Error('A part needs the style of the entry and no other, which has no file.')
  return before + neighbour + after
}

/** The file of the style that the page holds, which is known before `generateBundle`'s last handlers run. */
let inPage = ''

/** Writes the entry's style into the page, so that the first paint needs no further file. */
export const entryStyle: Plugin = {
  name: 'entry-style',
  apply: 'build',
  config: () => ({
    build: {
      // Names of scripts to preload would stand in the entry for every lazy screen; the early script requests them.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, dependencies, { hostType }) => (hostType === 'html' ? dependencies : []),
      },
    },
  }),
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && inPage) chunk.code = withoutStyle(chunk.code, inPage)
    },
  },
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const [link = '', file = ''] = styleLink.exec(html) ?? []
      const style = bundle[file]
      if (style?.type !== 'asset') return html
      delete bundle[file]
      inPage = basename(file)
      const page = html.replace(link, '')
      if (styleLink.test(page)) throw new Error('The entry has more than one stylesheet.')
      return page.replace('</head>', () => `<style>${ofPage(String(style.source))}</style></head>`)
    },
  },
}
