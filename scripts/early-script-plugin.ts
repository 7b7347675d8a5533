import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { RouteFiles } from '../src/app/early/preload.ts'
import { withoutEntry } from './entry-style-plugin.ts'
import { root } from './paths.mjs'
import { memberRoutes, readRoutes, routeModules } from './route-modules.ts'
import { smallScript } from './small-script.ts'

const screensModule = join(root, 'src/app/lazy-screens.ts')
const place = '<!-- The script of src/app/early stands here. -->'
const localeFile = /locales[\\/](\w+)[\\/](home|screens|member)\.json$/

type Chunks = Rolldown.OutputChunk[]

/** Returns a chunk's files: its script and style, and those that it imports, without the entry's. */
function filesOf(chunks: Chunks, chunk: Rolldown.OutputChunk): string[] {
  const found = new Set([chunk])
  for (const { imports } of found) {
    for (const other of chunks) if (imports.includes(other.fileName)) found.add(other)
  }
  return withoutEntry(chunks, found).flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
  ])
}

function textFiles(chunks: Chunks): RouteFiles['texts'] {
  const texts: RouteFiles['texts'] = {}
  for (const { fileName, moduleIds } of chunks) {
    const [, language, part] = moduleIds.map((id) => localeFile.exec(id)).find(Boolean) ?? []
    if (language && part) texts[language] = { home: '', screens: '', member: '', ...texts[language], [part]: fileName }
  }
  return texts
}

async function screenFiles(resolve: (name: string) => Promise<string | undefined>, chunks: Chunks) {
  const screens: Record<string, string[]> = {}
  for (const [path, name] of routeModules(readRoutes())) {
    const id = await resolve(name)
    const chunk = chunks.find(({ moduleIds }) => id && moduleIds.includes(id))
    if (!chunk) throw new Error(`The build has no script for the screen of ${path}.`)
    const files = filesOf(chunks, chunk)
    if (files.length > 0) screens[path] = files
  }
  return screens
}

/** Lists each file once, and moves those that every screen needs out of the list of each. */
function numbered(screens: Record<string, string[]>): Pick<RouteFiles, 'files' | 'shared' | 'screens'> {
  const [first = [], ...others] = Object.values(screens)
  const shared = first.filter((file) => others.every((own) => own.includes(file)))
  const files = [...new Set(Object.values(screens).flat())]
  const places = (names: string[]) => names.map((name) => files.indexOf(name))
  const own = Object.entries(screens).map(([path, names]) => [
    path,
    places(names.filter((name) => !shared.includes(name))),
  ])
  return { files, shared: places(shared), screens: Object.fromEntries(own) }
}

/** Lets the entry's scripts come behind the first answers and the banner, which are small and show sooner. */
const behindData = (html: string) =>
  html.replace(/<(?=script type="module"|link rel="modulepreload")[^>]*(?=>)/g, '$& fetchpriority="low"')

/** Puts the early script into the page, with the files of every screen from the build's own graph. */
export function earlyScript(): Plugin {
  let files: RouteFiles = { files: [], shared: [], screens: {}, members: [], texts: {} }
  return {
    name: 'early-script',
    generateBundle: {
      order: 'pre',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const resolve = async (name: string) => (await this.resolve(name, screensModule))?.id
        files = {
          ...numbered(await screenFiles(resolve, chunks)),
          members: memberRoutes(readRoutes()),
          texts: textFiles(chunks),
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes(place)) return html
        const code = await smallScript('src/app/early/main.ts', 'routeFiles', files)
        return behindData(html.replace(place, () => `<script>${code}</script>`))
      },
    },
  }
}
