/** The modules of a build. Paths are relative to the root of the repository. */
export interface ModuleGraph {
  /** Every module that was loaded, even if nothing of it was kept, with those that it imports lazily. */
  modules: Record<string, string[]>
  /** Every script that was written, by its path in the build. */
  chunks: Record<string, Chunk>
}

interface Chunk {
  entry: boolean
  /** The module that this chunk was split off for. */
  facade?: string
  modules: string[]
  imports: string[]
  css: string[]
}

const routeTable = 'src/app/routes.ts'
const homeScreen = /\/home-screen\.tsx$/
/** Modules whose lazy imports are fetched at once anyway. */
const starters = ['src/main.tsx', 'src/app/start.tsx']
const localeFile = /^src\/i18n\/locales\/\w+\/(home|screens)\.json$/
const simulator =
  /^(mock-server|fixtures|src\/studio|src\/demo|\.storybook)\/|node_modules\/(msw|express|@mswjs|@msw|@faker-js)\//

/** Returns a module's path with forward slashes on every system. */
export const forwardSlashes = (path: string) => path.replaceAll('\\', '/')

/** The modules in the build that only the simulator may hold, kept or not. */
export const simulatorModules = ({ modules }: ModuleGraph) =>
  Object.keys(modules).filter((id) => simulator.test(forwardSlashes(id)))

/** The scripts that come with the given ones because they import them, themselves included. */
export function withImports({ chunks }: ModuleGraph, files: string[]) {
  const found = new Set(files)
  for (const file of found) for (const imported of chunks[file]?.imports ?? []) found.add(imported)
  return [...found]
}

export const entries = ({ chunks }: ModuleGraph) => Object.keys(chunks).filter((file) => chunks[file]?.entry)

/** The screens that the route table loads lazily, with the script that each is in. */
export const lazyScreens = (graph: ModuleGraph) => lazyParts(graph, [routeTable])

/**
 * What a visitor's browser fetches until home can be used: the entry, home's screens, and home's texts in one language
 * (the heaviest, so that the figure holds for all). `later` is what these load once home is there, and is not counted.
 */
export function homeScripts(graph: ModuleGraph, weigh: (file: string) => number) {
  const texts = Object.keys(graph.modules).filter((id) => localeFile.test(id))
  const textFiles = (part: string) =>
    texts.filter((id) => id.endsWith(`/${part}.json`)).flatMap((id) => scriptOf(graph, id))
  const homeTexts = textFiles('home').sort((a, b) => weigh(b) - weigh(a))
  const atStart = starters.flatMap((id) => graph.modules[id] ?? [])
  const files = [...homeScreens(graph), ...atStart].flatMap((id) => scriptOf(graph, id))
  const first = withImports(graph, [...entries(graph), ...files, ...homeTexts.slice(0, 1)])
  const loaders = first.flatMap((file) => graph.chunks[file]?.modules ?? []).filter((id) => id !== routeTable)
  const others = [...first, ...homeTexts, ...textFiles('screens')]
  const later = lazyParts(graph, loaders).filter(({ file }) => !others.includes(file))
  return { first, later }
}

export const homeScreens = ({ modules }: ModuleGraph) => (modules[routeTable] ?? []).filter((id) => homeScreen.test(id))

function lazyParts(graph: ModuleGraph, loaders: string[]) {
  const parts = [...new Set(loaders.flatMap((id) => graph.modules[id] ?? []))]
  return parts.flatMap((id) => scriptOf(graph, id).map((file) => ({ id, file })))
}

function scriptOf({ chunks }: ModuleGraph, id: string) {
  return Object.keys(chunks).filter(
    (file) => chunks[file]?.facade === id || (!chunks[file]?.facade && chunks[file]?.modules.includes(id)),
  )
}
