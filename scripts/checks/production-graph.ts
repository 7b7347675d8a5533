/** The modules of a build. Paths are relative to the root of the repository. */
export interface ModuleGraph {
  /** Every loaded module, even if it was removed from the output. */
  modules: Record<string, { imports: string[]; lazy: string[] }>
  /** Every written script by its path in the build. */
  chunks: Record<string, Chunk>
}

interface Chunk {
  entry: boolean
  /** The module for which this chunk was split off. */
  facade?: string
  modules: string[]
  imports: string[]
  css: string[]
}

const screens = 'src/app/lazy-screens.ts'
const homeScreen = /\/home-screen\.tsx$/
/** Modules whose lazy imports are fetched at once. */
const starters = ['src/main.tsx', 'src/app/start.tsx']
const localeFile = /^src\/i18n\/locales\/\w+\/(home|screens|member)\.json$/
const simulator =
  /^(mock-server|fixtures|src\/studio|src\/demo|\.storybook)\/|node_modules\/(msw|express|@mswjs|@msw|@faker-js)\//

/** Returns a module's path with forward slashes on every system. */
export const forwardSlashes = (path: string) => path.replaceAll('\\', '/')

/** Returns the simulator's modules that the build loaded, even if it removed them. */
export const simulatorModules = ({ modules }: ModuleGraph) =>
  Object.keys(modules).filter((id) => simulator.test(forwardSlashes(id)))

/** Returns the given scripts and all that they import. */
export function withImports({ chunks }: ModuleGraph, files: string[]) {
  const found = new Set(files)
  for (const file of found) for (const imported of chunks[file]?.imports ?? []) found.add(imported)
  return [...found]
}

export const entries = ({ chunks }: ModuleGraph) => Object.keys(chunks).filter((file) => chunks[file]?.entry)

/** Returns the screens that the route table loads lazily, with their scripts. */
export const lazyScreens = (graph: ModuleGraph) => lazyParts(graph, [screens])

/**
 * Returns the scripts that a browser fetches until home is usable: the entry, home's screens, and home's texts in the
 * heaviest language. `later` has what these load afterwards.
 */
export function homeScripts(graph: ModuleGraph, weigh: (file: string) => number) {
  const texts = Object.keys(graph.modules).filter((id) => localeFile.test(id))
  const textFiles = (part: string) =>
    texts.filter((id) => id.endsWith(`/${part}.json`)).flatMap((id) => scriptOf(graph, id))
  const homeTexts = textFiles('home').sort((a, b) => weigh(b) - weigh(a))
  const atStart = starters.flatMap((id) => lazyImports(graph, id))
  const files = [...homeScreens(graph), ...atStart].flatMap((id) => scriptOf(graph, id))
  const first = withImports(graph, [...entries(graph), ...files, ...homeTexts.slice(0, 1)])
  const loaders = first.flatMap((file) => graph.chunks[file]?.modules ?? []).filter((id) => id !== screens)
  const others = [...first, ...homeTexts, ...textFiles('screens'), ...textFiles('member')]
  const later = lazyParts(graph, loaders).filter(({ file }) => !others.includes(file))
  return { first, later }
}

/** What these modules load comes together with the texts that home does not load. */
const bringTexts = [screens, 'src/app/screens/lazy-play-watch.ts', 'src/features/games/info/lazy-game-info.ts']

/** Loaded only together with a screen and its texts. */
const screenErrors = 'src/contract/errors.ts'

/** Returns the modules that run before a person leaves home: the entry, home's screens, and the parts that these load. */
export function homeModules(graph: ModuleGraph): string[] {
  return reached(graph, [...starters, ...homeScreens(graph)])
}

/** Returns modules and all that they load, without what brings its own texts. */
export function reached(graph: ModuleGraph, from: readonly string[]): string[] {
  const found = new Set(from)
  for (const id of found) {
    const lazy = bringTexts.includes(id) ? [] : lazyImports(graph, id)
    for (const next of [...(graph.modules[id]?.imports ?? []), ...lazy]) if (next !== screenErrors) found.add(next)
  }
  return [...found]
}

const lazyImports = ({ modules }: ModuleGraph, id: string) => modules[id]?.lazy ?? []

export const homeScreens = (graph: ModuleGraph) => lazyImports(graph, screens).filter((id) => homeScreen.test(id))

function lazyParts(graph: ModuleGraph, loaders: string[]) {
  const parts = [...new Set(loaders.flatMap((id) => lazyImports(graph, id)))]
  return parts.flatMap((id) => scriptOf(graph, id).map((file) => ({ id, file })))
}

function scriptOf({ chunks }: ModuleGraph, id: string) {
  return Object.keys(chunks).filter(
    (file) => chunks[file]?.facade === id || (!chunks[file]?.facade && chunks[file]?.modules.includes(id)),
  )
}
