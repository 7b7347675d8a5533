import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { RouteFiles } from '#app/early/preload.ts'
import { root } from '../paths.mjs'
import { withoutEntry } from './entry-style-plugin.ts'
import { memberRoutes, readRoutes, routeModules, routeSpellings } from './route-modules.ts'
import { smallScript } from './small-script.ts'

const screensModule = join(root, 'src/app/lazy-screens.ts')
const railModule = join(root, 'src/app/shell/side-rail.tsx')
const transportModule = join(root, 'src/gateway/transport.ts')
const place = '<!-- The script of src/app/early stands here. -->'
const localeFile = /locales[\\/](\w+)[\\/](home|screens|member)\.json$/

type Chunks = Rolldown.OutputChunk[]

/** Returns the chunks that a chunk needs, itself among them, without the entry's. */
function neededBy(chunks: Chunks, chunk: Rolldown.OutputChunk): Chunks {
  const found = new Set([chunk])
  for (const { imports } of found) {
    for (const other of chunks) if (imports.includes(other.fileName)) found.add(other)
  }
  return withoutEntry(chunks, found)
}

/** Returns a chunk's script and style. */
const filesOf = ({ fileName, viteMetadata }: Rolldown.OutputChunk) => [fileName, ...(viteMetadata?.importedCss ?? [])]

function textFiles(chunks: Chunks): RouteFiles['texts'] {
  const texts: RouteFiles['texts'] = {}
  for (const { fileName, moduleIds } of chunks) {
    const [, language, part] = moduleIds.map((id) => localeFile.exec(id)).find(Boolean) ?? []
    if (!language || !part) continue
    texts[language] ??= { home: '', screens: '', member: '' }
    Object.assign(texts[language], { [part]: fileName })
  }
  return texts
}

function chunkOf(chunks: Chunks, id: string | undefined, part: string): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => id && moduleIds.includes(id))
  if (!chunk) throw new Error(`The build has no script for ${part}.`)
  return chunk
}

async function screenChunks(resolve: (name: string) => Promise<string | undefined>, chunks: Chunks) {
  const screens: Record<string, Chunks> = {}
  for (const [path, name] of routeModules(readRoutes())) {
    const id = await resolve(name)
    screens[path] = neededBy(chunks, chunkOf(chunks, id, `the screen of ${path}`))
  }
  return screens
}

const home = '/m/home'

/** Lists each chunk once, and once the screens that need the same ones. While developing there are no chunks. */
function grouped(screens: Record<string, Chunks>, rail: Chunks): Pick<RouteFiles, 'parts' | 'rail' | 'groups'> {
  const chunks = [...new Set([...Object.values(screens).flat(), ...rail])]
  const members = memberRoutes(readRoutes())
  const rows = routeSpellings(readRoutes())
    .filter(([path = '']) => path !== home)
    .map(([path = '', ...also]) => ({
      spellings: [path, ...also],
      parts: (screens[path] ?? []).map((chunk) => chunks.indexOf(chunk)),
      ...(members.includes(path) && { member: true as const }),
    }))
  const groups = Map.groupBy(rows, ({ parts, member }) => `${parts} ${member}`)
  return {
    parts: chunks.map(filesOf),
    rail: rail.map((chunk) => chunks.indexOf(chunk)),
    groups: Array.from(groups.values(), (same) => {
      const { spellings: _, ...group } = same[0] as (typeof rows)[number]
      return { ...group, screens: same.flatMap(({ spellings }) => spellings) }
    }),
  }
}

/** Lets the entry's scripts come behind the first answers and the banner, which are small and show sooner. */
const behindData = (html: string) =>
  html.replace(/<(?=script type="module"|link rel="modulepreload")[^>]*(?=>)/g, '$& fetchpriority="low"')

/** Leaves out the source's notes: docs/deploy.md says what a deployer writes, and the page is sent with each visit. */
const withoutNotes = (html: string) => html.replace(/\s*<!--[\s\S]*?-->/g, '')

/** Puts the early script into the page, with the files of every screen from the build's own graph. */
export function earlyScript(): Plugin {
  let files: RouteFiles = { ...grouped({}, []), texts: {} }
  return {
    name: 'early-script',
    generateBundle: {
      order: 'pre',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const resolve = async (name: string) => (await this.resolve(name, screensModule))?.id
        const rail = neededBy(chunks, chunkOf(chunks, railModule, 'the rail'))
        const transport = chunkOf(chunks, transportModule, 'the HTTP client').fileName
        files = { ...grouped(await screenChunks(resolve, chunks), rail), transport, texts: textFiles(chunks) }
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes(place)) return html
        const code = await smallScript('src/app/early/main.ts', 'routeFiles', files)
        return behindData(withoutNotes(html.replace(place, () => `<script>${code}</script>`)))
      },
    },
  }
}
