import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureBrowser } from '../browser/ensure-browser.mjs'
import { engineNames, findEngine, missing } from '../browser/find-engines.ts'
import { build, configured } from '../build.mjs'
import { checkProduction } from '../check-production.ts'
import { lostStories, type StoryEntry } from '../checks/named-stories.ts'
import { tooManyPictures } from '../checks/too-many-pictures.ts'
import { checkChromatic } from '../chromatic/check-chromatic.ts'
import { root } from '../paths.mjs'
import { run } from '../run.mjs'
import { serveFolder } from '../static-server.mjs'
import { alone } from './alone.ts'
import { attackJourneys, attackTests } from './attack-tests.ts'
import { notesVariable, read, write } from './notes.ts'
import { fail, type Outcome, pass, sum } from './outcome.ts'
import { readNotes } from './read-notes.ts'

export interface Step {
  name: string
  /** A description for the help text. */
  about: string
  /** Whether its files exist; the step is skipped otherwise. */
  when?: () => boolean
  /** Whether it runs only if it is named, as a part of other steps. */
  onlyNamed?: true
  run: () => Promise<Outcome>
}

/** The cheapest first. */
export const steps: Step[] = [
  { name: 'types', about: 'TypeScript', run: () => single('types', ['tsc', '--noEmit', '--pretty', 'false']) },
  { name: 'lint', about: 'Biome', run: () => single('lint', ['biome', 'ci', '--error-on-warnings', '--colors=off']) },
  { name: 'unused', about: 'files, exports and packages', run: () => single('unused', ['knip', '--no-progress']) },
  { name: 'unit', about: 'rules, endpoints and commands, in Vitest', run: () => unit() },
  ...['app', 'vendors', 'studio', 'demo', 'storybook'].map((target) => ({
    name: `build:${target}`,
    about: 'only if out of date',
    when: () => configured().includes(target),
    run: async () => {
      await build(target)
      return pass()
    },
  })),
  {
    name: 'production',
    about: "size and content of the player's build",
    when: () => configured().includes('app'),
    run: production,
  },
  {
    name: 'chromatic',
    about: 'a dry run on the built stories takes only those that a change reaches',
    when: () => configured().includes('storybook'),
    run: chromatic,
  },
  {
    name: 'stories',
    about: 'every component and screen in every state, in a browser',
    when: () => configured().includes('storybook'),
    run: stories,
  },
  {
    name: 'pages',
    about: 'the pages of documentation open with their stories, and without an error',
    when: () => configured().includes('storybook'),
    run: () => pictures('pages'),
  },
  {
    name: 'planted',
    about:
      'the visual review finds ten planted changes, a lost picture, faulty texts and small targets, and nothing else',
    when: () => configured().includes('storybook'),
    run: () => pictures('planted'),
  },
  {
    name: 'still',
    about: 'a sample of the pictures twice: the same each time, and without a fault of the layout',
    when: () => configured().includes('storybook'),
    run: () => pictures('still'),
  },
  {
    name: 'journeys',
    about: 'the app, the demo and the gateway together, in a browser',
    when: () => existsSync(join(root, 'e2e')),
    run: () => journeys(),
  },
  {
    name: 'engines',
    about: 'the main journeys in Firefox and WebKit, as far as they are installed',
    when: () => existsSync(join(root, 'e2e/engines')),
    run: engines,
  },
  {
    name: 'attacks',
    about: 'the unit tests and journeys of what keeps attacks out',
    onlyNamed: true,
    when: () => existsSync(join(root, 'e2e/attacks')),
    run: attacks,
  },
]

async function single(name: string, command: string[]) {
  const { ok, output } = await run(command)
  return ok ? pass() : fail(name, output)
}

async function unit(names: readonly string[] = []) {
  const files = names.map((name) => `/${name}.test.ts`)
  return noted('vitest', ['run', ...files, '--reporter=./scripts/test/vitest-reporter.ts'])
}

async function production() {
  await build('app')
  const { checks, report } = checkProduction()
  console.log(report)
  const failures = checks.flatMap(({ name, problem }) => (problem ? [{ name, message: problem }] : []))
  return { ...pass(checks.length - failures.length), failures }
}

async function stories() {
  ensureBrowser()
  await build('storybook')
  const server = await serveFolder(join(root, 'storybook-static'), { compressed: false })
  const options = ['--url', server.url, '--index-json', '--maxWorkers', '2']
  const all = storyEntries()
  // The same names as in the reporter.
  const planned = all.map(({ title, name }) => `${title} › ${name}`)
  const ran = await noted('test-storybook', options, { minutes: 15, planned }).finally(server.close)
  return { ...ran, failures: [...ran.failures, ...lostStories(all), ...tooManyPictures(all)] }
}

async function chromatic() {
  await build('storybook')
  return checkChromatic()
}

async function pictures(check: 'planted' | 'still' | 'pages') {
  await build('storybook')
  return alone(check, ['scripts/test/visual-check.ts', check])
}

function storyEntries(): StoryEntry[] {
  const { entries } = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8'))
  const all: StoryEntry[] = Object.values(entries)
  return all.filter(({ type }) => type === 'story')
}

async function attacks() {
  return sum([await unit(attackTests), await journeys(...attackJourneys)])
}

/** @param folder The only journeys to run. */
async function journeys(...folder: string[]) {
  ensureBrowser()
  await Promise.all(configured().map((target) => (target === 'storybook' ? undefined : build(target))))
  const options = ['test', ...folder, '--reporter=./scripts/test/playwright-reporter.ts']
  return noted('playwright', options, { minutes: 65 })
}

/** Runs the journeys in the engines that are installed, and names the others. */
async function engines() {
  const notRun = engineNames.filter((name) => !findEngine(name))
  for (const name of notRun) console.log(`  not run: ${missing(name)}`)
  const others = { ...pass(0), notRun }
  if (notRun.length === engineNames.length) return others
  const options = ['test', '--config=playwright.engines.config.ts', '--reporter=./scripts/test/playwright-reporter.ts']
  return sum([await noted('playwright', options), others])
}

/** Runs a test runner and reads the notes of its reporter. */
async function noted(runner: string, options: string[], { minutes = 10, planned = [] as string[] } = {}) {
  const file = join(root, '.cache', `notes-${runner}`)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  write(file, { planned })
  const ended = await run([runner, ...options], { env: { [notesVariable]: file }, minutes })
  return readNotes(runner, read(file), ended)
}
