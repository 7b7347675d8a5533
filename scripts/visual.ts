/** `npm run visual`: takes pictures of the stories, compares them with this machine's baseline and writes a review page. */
import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { countLines, storiesIn } from '../.storybook/pictures/count.ts'
import { modes } from '../.storybook/pictures/modes.ts'
import { viewports } from '../.storybook/viewports.ts'
import { build } from './build.mjs'
import { ensureBrowser } from './ensure-browser.mjs'
import { root } from './paths.mjs'
import { serveFolder } from './static-server.mjs'
import { exitCodeOf, UsageError } from './usage-error.mjs'
import { machineKey, readBaseline, share, writeBaseline } from './visual/baseline.ts'
import { launchForPictures } from './visual/browser.ts'
import { buildSide } from './visual/build-side.ts'
import { changedSince, commitOf } from './visual/changed-files.ts'
import { type Change, changesOf, withNewModes } from './visual/changes.ts'
import { acceptedOf } from './visual/decisions.ts'
import { reachedBy } from './visual/reached.ts'
import { type Story, storiesOf } from './visual/stories.ts'
import { takeShots } from './visual/take-shots.ts'
import { writeReview } from './visual/write-review.ts'

const help = `npm run visual [-- --story PART] [--mode NAME]... [--pages N] [--changed REF] [--base REF]
npm run visual -- count            prints the pictures of a build by mode and by word
npm run visual -- accept FILE      takes the accepted changes of a file of decisions into the baseline
npm run visual -- pull|push DIR    copies baselines from or to a shared folder

--changed REF takes only the stories that a change since this commit reaches, by the module graph of the build.
--base REF does so too, and compares them with the same stories of that commit instead of the baseline.

The first run makes the baseline. Later runs list what differs from it and write .visual/review/index.html.
A story's modes follow from its file and the words among its tags; see docs/design.md. --mode limits them:
${modes.map(({ name }) => name).join(', ')}`

const storybook = join(root, 'storybook-static')

function optionsOf() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      story: { type: 'string', default: '' },
      mode: { type: 'string', multiple: true, default: [] },
      pages: { type: 'string', default: '2' },
      changed: { type: 'string' },
      base: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  return { ...values, positionals }
}

function chosenModes(names: readonly string[]) {
  const unknown = names.find((name) => !modes.some((mode) => mode.name === name))
  if (unknown)
    throw new UsageError(`There is no mode "${unknown}". Available: ${modes.map(({ name }) => name).join(', ')}`)
  return names.length > 0 ? modes.filter(({ name }) => names.includes(name)) : modes
}

async function main() {
  const { positionals, help: asked, story, mode, pages, base, changed } = optionsOf()
  const [command, file] = positionals
  if (asked) return console.log(help)
  const wanted = chosenModes(mode)
  if (command === 'pull' || command === 'push') return console.log(share(command, needed(file, 'DIR')).join('\n'))
  if (command === 'count') return printCount()
  if (command !== undefined && command !== 'accept') throw new UsageError(`There is no command "${command}".\n${help}`)
  if (command === 'accept') return accept(needed(file, 'FILE'))
  await compare({ part: story, wanted, pages: Number(pages), base, changed: base ?? changed })
}

function sizeOf(viewport: keyof typeof viewports) {
  const { width, height } = viewports[viewport].styles
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) }
}

function needed(value: string | undefined, name: string): string {
  if (value === undefined) throw new UsageError(`${name} is missing.\n${help}`)
  return value
}

async function printCount() {
  await build('storybook')
  console.log(countLines(storiesOf(storybook)).join('\n'))
}

interface Comparison {
  part: string
  wanted: typeof modes
  pages: number
  base: string | undefined
  changed: string | undefined
}

async function compare({ part, wanted, pages, base, changed }: Comparison) {
  ensureBrowser()
  const from = changed === undefined ? undefined : commitOf(changed)
  await build('storybook')
  const isChosen = chooser(part, from)
  const options = { isChosen, wanted, pages }
  const former = base === undefined || from === undefined ? undefined : await take(await buildSide(from), options)
  const taken = await take(storybook, options)
  const isPart = part !== '' || wanted.length < modes.length || from !== undefined
  if (former) report(taken, changesOf(former.shots, taken.shots))
  else report(taken, sinceBaseline(taken, isPart))
}

/** Returns what decides whether a story is taken: a part of its id, and the files that a change reaches. */
function chooser(part: string, commit: string | undefined) {
  const files = commit === undefined ? [] : changedSince(commit)
  const { modules } = JSON.parse(readFileSync(join(storybook, 'preview-stats.json'), 'utf8'))
  const reached = commit === undefined ? 'all' : reachedBy(files, modules)
  return ({ id, importPath, file }: Story) =>
    id.includes(part) && (reached === 'all' || reached.has(importPath) || files.includes(file))
}

interface Choice {
  isChosen: (story: Story) => boolean
  wanted: typeof modes
  pages: number
}

/** Takes the chosen stories of a built Storybook, mode by mode. */
async function take(folder: string, { isChosen, wanted, pages }: Choice) {
  const stories = storiesOf(folder).filter(isChosen)
  const jobs = wanted.flatMap((mode) =>
    storiesIn(mode, stories).map(({ id }) => ({
      id,
      mode: { ...mode, globals: globalsOf(mode), size: sizeOf(mode.viewport) },
    })),
  )
  const server = await serveFolder(folder)
  const browser = await launchForPictures()
  const key = machineKey(browser.version())
  const begin = performance.now()
  try {
    const { shots, problems } = await takeShots({ browser, url: server.url, pages }, jobs)
    const seconds = (performance.now() - begin) / 1000
    console.log(
      `${jobs.length} pictures in ${seconds.toFixed(1)} s, ${(jobs.length / seconds / pages).toFixed(1)}/s in each page`,
    )
    return { key, shots, problems }
  } finally {
    await browser.close()
    server.close()
  }
}

/** A language changes no rule of accessibility, so they are checked once for all languages. */
const globalsOf = ({ globals }: (typeof modes)[number]) => ({ ...globals, a11y: { manual: globals.language !== 'KO' } })

type Taken = Awaited<ReturnType<typeof take>>

/** Returns what differs from the baseline. The first pictures of a mode become part of it. */
function sinceBaseline({ key, shots }: Taken, isPart: boolean) {
  const former = readBaseline(key)
  const baseline = withNewModes(former ?? {}, shots)
  writeBaseline(key, baseline)
  if (!former) console.log(`This is the first baseline of ${key}.`)
  return changesOf(baseline, shots, { part: isPart })
}

function report({ key, shots, problems }: Taken, changes: Change[]) {
  for (const problem of problems) console.log(`✗ ${problem}`)
  const faulty = Object.entries(shots).filter(([, { faults }]) => faults.length > 0)
  for (const [shot, { faults }] of faulty) console.log(`✗ ${shot}: ${faults.join(', ')}`)
  console.log(`${faulty.length} with cut texts, overlaps, small targets or horizontal scroll`)
  for (const { shot, kind } of changes) console.log(`${kind}: ${shot}`)
  console.log(`${changes.length} changes`)
  console.log(`Review: ${pathToFileURL(writeReview(changes, key)).href}`)
  process.exitCode = changes.length + problems.length + faulty.length > 0 ? 1 : 0
}

/** Takes accepted changes into the baseline, and keeps the decisions in the repository for the commit. */
function accept(file: string) {
  const { key, shots, removed } = acceptedOf(readFileSync(file, 'utf8'))
  const baseline = { ...readBaseline(key), ...shots }
  for (const name of removed) delete baseline[name]
  writeBaseline(key, baseline)
  const kept = join(root, 'visual-decisions.json')
  if (file !== kept) copyFileSync(file, kept)
  console.log(`${Object.keys(shots).length + removed.length} accepted. Commit visual-decisions.json with the change.`)
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = exitCodeOf(error)
})
