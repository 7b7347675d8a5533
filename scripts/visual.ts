/** `npm run visual`: takes pictures of the stories, compares them with this machine's baseline and writes a review page. */
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { countLines } from '#storybook/pictures/count.ts'
import { modes } from '#storybook/pictures/modes.ts'
import { ensureBrowser } from './browser/ensure-browser.mjs'
import { exitCodeOf, UsageError } from './usage-error.mjs'
import { readBaseline, type Shots, writeBaseline } from './visual/baseline.ts'
import { buildHere } from './visual/build-side.ts'
import { takeAgain } from './visual/check-still.ts'
import { compare } from './visual/compare.ts'
import { acceptedOf, decisionsPath, joinDecisions, readDecisions } from './visual/decisions.ts'
import { optionalValue } from './visual/optional-value.ts'
import { chosenJobs, jobsIn } from './visual/picture-jobs.ts'
import { share } from './visual/share.ts'
import { type Story, storiesOf } from './visual/stories.ts'
import type { Choice } from './visual/take-side.ts'

const help = `npm run visual [-- --story PART]... [--mode NAME]... [--pages N] [--changed [REF] [--whole]] [--base REF]
npm run visual -- count            prints the pictures of a build by mode and by word
npm run visual -- still [--times N] [--slow N] [--story PART]... [--mode NAME]...
                                   takes stories many times, on a processor N times slower, and names those that differ
npm run visual -- accept FILE      takes the accepted changes of a file of decisions into the baseline, and adds the
                                   decisions to visual-decisions.json
npm run visual -- pull|push DIR    joins this machine's baselines with those of a shared folder

--changed takes only the stories that a change since the baseline's commit reaches, or since REF, by the module graph of the
build. If these are many, it takes only the nearest pictures, which answer soonest; with --whole it takes all.
--base REF takes all stories that a change since this commit reaches, and compares them with those of the commit instead of the
baseline.

The first run makes the baseline: from the last commit if the tree has changes that are not committed, and else from the tree.
A whole run without changes renews its commit. Every run lists what differs from the baseline and writes
.visual/review/index.html.
A story's modes follow from its file and the words among its tags; see docs/design.md. --mode limits them:
${modes.map(({ name }) => name).join(', ')}`

function optionsOf() {
  const { values, positionals } = parseArgs({
    args: optionalValue('--changed', process.argv.slice(2)),
    allowPositionals: true,
    options: {
      story: { type: 'string', multiple: true, default: [] },
      mode: { type: 'string', multiple: true, default: [] },
      pages: { type: 'string', default: String(Math.min(8, availableParallelism())) },
      times: { type: 'string', default: '20' },
      slow: { type: 'string', default: '1' },
      changed: { type: 'string' },
      base: { type: 'string' },
      whole: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const { pages, times, slow } = values
  return {
    ...values,
    positionals,
    pages: counted('pages', pages),
    times: counted('times', times),
    slow: counted('slow', slow),
  }
}

function counted(name: string, text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count > 0) return count
  throw new UsageError(`--${name} takes a whole number from 1 on, not "${text}".\n${help}`)
}

function chosenModes(names: readonly string[]) {
  const unknown = names.find((name) => !modes.some((mode) => mode.name === name))
  if (unknown)
    throw new UsageError(`There is no mode "${unknown}". Available: ${modes.map(({ name }) => name).join(', ')}`)
  return names.length > 0 ? modes.filter(({ name }) => names.includes(name)) : modes
}

async function main() {
  const { positionals, help: asked, story, mode, pages, times, slow, base, changed, whole } = optionsOf()
  const [command, file] = positionals
  if (asked) return console.log(help)
  const wanted = chosenModes(mode)
  if (command === 'pull' || command === 'push') return console.log(share(command, needed(file, 'DIR')).join('\n'))
  if (command === 'count') return printCount()
  if (command !== undefined && command !== 'accept' && command !== 'still')
    throw new UsageError(`There is no command "${command}".\n${help}`)
  if (command === 'accept') return accept(needed(file, 'FILE'))
  ensureBrowser()
  const jobsOf = (stories: Story[]) =>
    jobsIn(
      wanted,
      stories.filter(({ id }) => isChosen(id, story)),
    )
  if (command === 'still') return still(jobsOf, { times, pages, slow })
  const isPart = story.length > 0 || wanted.length < modes.length
  const isWell = await compare({ jobsOf, pages, base, changed, isPart, isWhole: whole })
  process.exitCode = isWell ? 0 : 1
}

const isChosen = (id: string, parts: readonly string[]) => parts.length === 0 || parts.some((part) => id.includes(part))

/** Takes the chosen stories many times, and names those that differ. */
async function still(jobsOf: Choice['jobsOf'], options: Parameters<typeof takeAgain>[2]) {
  const folder = await buildHere()
  const jobs = chosenJobs(jobsOf(storiesOf(folder)))
  const { passed, failures } = await takeAgain(folder, jobs, options)
  for (const { name, message } of failures) console.log(`✗ ${name}: ${message}`)
  console.log(`${passed} of ${passed + failures.length} are the same every time`)
  process.exitCode = failures.length > 0 ? 1 : 0
}

function needed(value: string | undefined, name: string): string {
  if (value === undefined) throw new UsageError(`${name} is missing.\n${help}`)
  return value
}

async function printCount() {
  console.log(countLines(storiesOf(await buildHere())).join('\n'))
}

const without = (names: readonly string[], shots: Shots): Shots =>
  Object.fromEntries(Object.entries(shots).filter(([name]) => !names.includes(name)))

/** Takes accepted changes into the baseline, and adds the decisions to those in the repository for the commit. */
function accept(file: string) {
  const decisions = readDecisions(file)
  if (!decisions) throw new UsageError(`There is no file ${file}.`)
  const { key } = decisions
  const { shots, removed } = acceptedOf(decisions)
  const former = readBaseline(key)
  // A comparison with a commit needs no baseline, and one of the accepted stories alone would show all others as new.
  if (former) writeBaseline(key, { ...former, shots: without(removed, { ...former.shots, ...shots }) })
  const joined = joinDecisions(readDecisions(decisionsPath), decisions)
  writeFileSync(decisionsPath, `${JSON.stringify(joined, null, 2)}\n`)
  console.log(`${Object.keys(shots).length + removed.length} accepted. Commit visual-decisions.json with the change.`)
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = exitCodeOf(error)
})
