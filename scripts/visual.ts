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
import { machineKey, readBaseline, type Shots, share, writeBaseline } from './visual/baseline.ts'
import { launchForPictures } from './visual/browser.ts'
import { changesOf, withNewModes } from './visual/changes.ts'
import { acceptedOf } from './visual/decisions.ts'
import { storiesOf } from './visual/stories.ts'
import { takeShots } from './visual/take-shots.ts'
import { writeReview } from './visual/write-review.ts'

const help = `npm run visual [-- --story PART] [--mode NAME]... [--pages N]
npm run visual -- count            prints the pictures of a build by mode and by word
npm run visual -- accept FILE      takes the accepted changes of a file of decisions into the baseline
npm run visual -- pull|push DIR    copies baselines from or to a shared folder

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
  const { positionals, help: asked, story, mode, pages } = optionsOf()
  const [command, file] = positionals
  if (asked) return console.log(help)
  const wanted = chosenModes(mode)
  if (command === 'pull' || command === 'push') return console.log(share(command, needed(file, 'DIR')).join('\n'))
  if (command === 'count') return printCount()
  if (command !== undefined && command !== 'accept') throw new UsageError(`There is no command "${command}".\n${help}`)
  if (command === 'accept') return accept(needed(file, 'FILE'))
  await compare(story, wanted, Number(pages))
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

async function compare(part: string, wanted: typeof modes, pages: number) {
  ensureBrowser()
  await build('storybook')
  const stories = storiesOf(storybook).filter(({ id }) => id.includes(part))
  if (stories.length === 0) throw new UsageError(`No story contains "${part}".`)
  const sets = wanted
    .map((mode) => ({ mode, chosen: storiesIn(mode, stories) }))
    .filter(({ chosen }) => chosen.length > 0)
  if (sets.length === 0) throw new UsageError('None of these stories has pictures in the chosen modes.')
  const server = await serveFolder(storybook)
  const browser = await launchForPictures()
  const key = machineKey(browser.version())
  const taken: Shots = {}
  const problems: string[] = []
  const begin = performance.now()
  try {
    for (const { mode, chosen } of sets) {
      const set = { ...mode, size: sizeOf(mode.viewport) }
      const { shots, problems: found } = await takeShots({ browser, url: server.url, pages }, chosen, set)
      Object.assign(taken, shots)
      problems.push(...found)
    }
  } finally {
    await browser.close()
    server.close()
  }
  report(key, taken, problems, { isPart: part !== '' || wanted.length < modes.length, pages, begin })
}

/** Prints what differs from the baseline. The first pictures of a mode become part of it. */
function report(
  key: string,
  taken: Shots,
  problems: string[],
  { isPart, pages, begin }: { isPart: boolean; pages: number; begin: number },
) {
  const count = Object.keys(taken).length
  const seconds = (performance.now() - begin) / 1000
  console.log(`${count} pictures in ${seconds.toFixed(1)} s, ${(count / seconds / pages).toFixed(1)}/s in each page`)
  for (const problem of problems) console.log(`✗ ${problem}`)
  const faulty = Object.entries(taken).filter(([, { faults }]) => faults.length > 0)
  console.log(`${faulty.length} with cut texts, overlaps, small targets or horizontal scroll`)
  const former = readBaseline(key)
  const baseline = withNewModes(former ?? {}, taken)
  writeBaseline(key, baseline)
  const changes = changesOf(baseline, taken, { part: isPart })
  for (const { shot, kind } of changes) console.log(`${kind}: ${shot}`)
  console.log(former ? `${changes.length} changes` : `This is the first baseline of ${key}.`)
  console.log(`Review: ${pathToFileURL(writeReview(changes, key)).href}`)
  process.exitCode = changes.length > 0 || problems.length > 0 ? 1 : 0
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
