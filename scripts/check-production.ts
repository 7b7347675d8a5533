/**
 * Proves that the player's build holds nothing of the simulator, and weighs it: `node scripts/check-production.ts`,
 * after the build.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { workerFile } from '#app/worker/protocol.ts'
import memberTexts from '#i18n/locales/ko/member.json' with { type: 'json' }
import screenTexts from '#i18n/locales/ko/screens.json' with { type: 'json' }
import {
  entries,
  homeModules,
  homeScreens,
  homeScripts,
  lazyScreens,
  type ModuleGraph,
  reached,
  simulatorModules,
  withImports,
} from './checks/production-graph.ts'
import { simulatorTraces } from './checks/simulator-words.ts'
import { productionPolicy } from './deploy/csp.ts'
import { root } from './paths.mjs'

/** Bytes after brotli: the limit of the check, and the goal. */
const budget = 150_000
const aim = 130_000
/** Bytes of the page after brotli that fit into the first ten packets of a connection, beside its headers. */
const pageBudget = 14_350

/** Scripts of a part besides the entry's: what all screens share, what members' screens share, and one or two of its own. */
const scriptBudget = 3

const app = join(root, 'dist/app')

interface Check {
  name: string
  /** The problem; empty if there is none. */
  problem: string
}

export function checkProduction(): { checks: Check[]; report: string } {
  const graphFile = join(root, 'dist/module-graph.json')
  if (!existsSync(graphFile)) throw new Error('dist/module-graph.json does not exist. Run `npm run build` first.')
  const graph: ModuleGraph = JSON.parse(readFileSync(graphFile, 'utf8'))
  const home = homeScripts(graph, weight)
  const homeBytes = total(home.first)
  const checks = [
    { name: 'no simulator module is in the player’s build', problem: simulatorModules(graph).join(', ') },
    { name: 'no file names the simulator', problem: simulatorTraces(textFiles()).join(', ') },
    { name: 'no list of the build’s files is deployed', problem: listsOfFiles().join(', ') },
    { name: 'the gateway’s origin can be set at deploy time', problem: originProblem() },
    {
      name: 'the browser keeps the app only if the deployer wants it',
      problem: text('index.html').includes('<meta name="service-worker" content="" />')
        ? ''
        : 'index.html has no <meta name="service-worker" content="">',
    },
    { name: 'no font blocks text', problem: blockingFonts().join(', ') },
    { name: `home’s script is within ${kb(budget)}`, problem: homeBytes > budget ? `it is ${kb(homeBytes)}` : '' },
    {
      name: `the page is within ${kb(pageBudget)}`,
      problem: weight('index.html') > pageBudget ? `it is ${weight('index.html')} bytes` : '',
    },
    {
      name: 'home uses only its own texts',
      problem: keysIn(homeModules(graph), { ...screenTexts, ...memberTexts }).join(', '),
    },
    {
      name: 'the screens of visitors use no text of the members’ screens',
      problem: keysIn(reached(graph, visitorScreens()), memberTexts).join(', '),
    },
    {
      name: `no part needs more than ${scriptBudget} scripts besides the entry’s`,
      problem: lazyScreens(graph)
        .filter(({ file }) => addedBy(graph, file).length > scriptBudget)
        .map(({ id, file }) => `${id} needs ${addedBy(graph, file).join(', ')}`)
        .join('; '),
    },
    {
      name: 'home is a screen of the route table',
      problem: homeScreens(graph).length ? '' : 'src/app/lazy-screens.ts loads no home-screen.tsx',
    },
  ]
  return { checks, report: report(graph, home, homeBytes) }
}

/** Returns the scripts that a part needs besides the entry's. */
function addedBy(graph: ModuleGraph, file: string): string[] {
  const loaded = withImports(graph, entries(graph))
  return withImports(graph, [file]).filter((name) => !loaded.includes(name))
}

function report(graph: ModuleGraph, home: ReturnType<typeof homeScripts>, homeBytes: number) {
  const loaded = withImports(graph, entries(graph))
  const screens = lazyScreens(graph).map(({ id, file }) => {
    const added = addedBy(graph, file)
    return line(id, total(added), total(styles(graph, added)))
  })
  return [
    'Player’s build, in bytes after brotli         script     style',
    line('page', weight('index.html')),
    line('entry', total(loaded), total(styles(graph, loaded))),
    ...screens.sort(),
    `Home until it can be used: ${kb(homeBytes)} of script (aim ${kb(aim)}, budget ${kb(budget)})`,
    ...home.first.map((file) => line(file, weight(file))),
    line(`${workerFile}, registered later`, weight(workerFile)),
    ...(home.later.length ? ['Loaded from there later, not counted'] : []),
    ...home.later.map(({ id, file }) => line(id, weight(file))),
  ].join('\n')
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

function line(name: string, script: number, style?: number) {
  const columns = [script, style].map((bytes) => (bytes === undefined ? '' : kb(bytes).padStart(10)))
  return `  ${name.padEnd(40)}${columns.join('')}`.trimEnd()
}

const weights = new Map<string, number>()

function weight(file: string) {
  const bytes = weights.get(file) ?? brotliCompressSync(readFileSync(join(app, file))).length
  weights.set(file, bytes)
  return bytes
}

const total = (files: string[]) => files.reduce((bytes, file) => bytes + weight(file), 0)

const styles = ({ chunks }: ModuleGraph, files: string[]) => [
  ...new Set(files.flatMap((file) => chunks[file]?.css ?? [])),
]

const written = () =>
  readdirSync(app, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(app, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))

const text = (file: string) => readFileSync(join(app, file), 'utf8')

/** Returns all files except known binary formats. */
const textFiles = () =>
  written()
    .filter((path) => !/\.(woff2?|webp|png|jpe?g|avif|ico|br)$/.test(path))
    .map((path) => ({ path, text: text(path) }))

const listsOfFiles = () => written().filter((path) => /(^|\/)(\.vite\/|\.|(module-graph|manifest)\.json$)/.test(path))

function originProblem() {
  return /<meta\s+name="gateway-origin"\s+content=""\s*\/?>/.test(text('index.html'))
    ? ''
    : 'index.html has no <meta name="gateway-origin" content="">'
}

/** Returns the modules of the screens that do not load the members' texts. */
const visitorScreens = () =>
  [
    ...readFileSync(join(root, 'src/app/lazy-screens.ts'), 'utf8').matchAll(/= screen\(\s*\(\) => import\('([^']+)'/g),
  ].map(([, module = '']) => module.replace('#', 'src/').replace('./', 'src/app/'))

/** Returns the keys of texts that modules name, which may not be loaded yet when they run. */
function keysIn(modules: readonly string[], texts: object) {
  const own = modules.filter((id) => /^src\/.*\.tsx?$/.test(id))
  const code = own.map((id) => readFileSync(join(root, id), 'utf8')).join()
  const stems = Object.keys(texts).map((key) => key.replace(/_(one|other)$/, ''))
  return [...new Set(stems)].filter((key) => ['"', "'", '`'].some((quote) => code.includes(quote + key + quote)))
}

/** Returns fonts that hide their text while they load. */
function blockingFonts() {
  const faces = written()
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => text(file).match(/@font-face\s*{[^}]*}/g) ?? [])
  return faces
    .filter((face) => /url\(/.test(face))
    .filter((face) => !/font-display:\s*(swap|fallback|optional)/.test(face))
    .map((face) => face.slice(0, 120))
}

if (import.meta.main) {
  const { checks, report } = checkProduction()
  console.log(report)
  for (const { name, problem } of checks) console.log(problem ? `✗ ${name}: ${problem}` : `✓ ${name}`)
  console.log(`Content-Security-Policy: ${productionPolicy()}`)
  process.exitCode = checks.some(({ problem }) => problem) ? 1 : 0
}
