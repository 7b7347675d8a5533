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

const styleLink = /\s*(<link rel="stylesheet"[^>]*href="\.?\/([^"]+)"[^>]*>)/

/** Divides the entry's style before its components: what the page needs for its first paint, and the rest. */
export function divided(style: string): [string, string] {
  const at = style.indexOf('@layer components{')
  if (at < 0) throw new Error('The style of the entry has no layer "components".')
  return [style.slice(0, at), style.slice(at)]
}

/** Returns a style of `assets/` as one of the page, whose addresses are relative to the app's base. */
const ofPage = (source: string) => source.trim().replaceAll(/url\((["']?)\.\//g, 'url($1./assets/')

/**
 * Writes the tokens and the base of the entry's style into the page, so that its first paint needs no further file. The
 * components' style follows the first paint's markup: browsers paint what precedes it, and run the entry after it.
 */
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
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const [found = '', link = '', file = ''] = styleLink.exec(html) ?? []
      const style = bundle[file]
      if (style?.type !== 'asset') return html
      const [first, rest] = divided(String(style.source))
      style.source = rest
      const page = html.replace(found, '')
      if (styleLink.test(page)) throw new Error('The entry has more than one stylesheet.')
      return page
        .replace('</head>', () => `<style>${ofPage(first)}</style></head>`)
        .replace('</body>', () => `${link}</body>`)
    },
  },
}
