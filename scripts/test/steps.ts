import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, configured } from '../build.mjs'
import { checkProduction } from '../check-production.ts'
import { ensureBrowser } from '../ensure-browser.mjs'
import { root } from '../paths.mjs'
import { run } from '../run.mjs'
import { serveFolder } from '../static-server.mjs'
import { fail, type Outcome, pass, strict, sum } from './outcome.ts'
import { readJest } from './read-jest.ts'
import { readPlaywright } from './read-playwright.ts'

export interface Step {
  name: string
  /** A step whose files are not in the tree is left out; it joins in as soon as they are. */
  when?: () => boolean
  /** A part of other steps: it runs only if it is named. */
  onlyNamed?: true
  run: () => Promise<Outcome>
}

/** Cheap first. */
export const steps: Step[] = [
  { name: 'types', run: () => single('types', ['tsc', '--noEmit', '--pretty', 'false']) },
  { name: 'lint', run: () => single('lint', ['biome', 'ci', '--error-on-warnings', '--colors=off']) },
  { name: 'unused', run: () => single('unused', ['knip', '--no-progress']) },
  { name: 'unit', run: () => unit() },
  ...['app', 'vendors', 'demo', 'storybook'].map((target) => ({
    name: `build:${target}`,
    when: () => configured().includes(target),
    run: async () => {
      await build(target)
      return pass()
    },
  })),
  { name: 'production', when: () => configured().includes('app'), run: production },
  { name: 'stories', when: () => configured().includes('storybook'), run: stories },
  { name: 'journeys', when: () => existsSync(join(root, 'e2e')), run: () => journeys() },
  { name: 'attacks', onlyNamed: true, when: () => existsSync(join(root, 'e2e/attacks')), run: attacks },
]

async function single(name: string, command: string[]) {
  const { ok, output } = await run(command)
  return ok ? pass() : fail(name, output)
}

/** The tests of what keeps attacks out, by the names of their files. */
const attackTests = [
  ...['admission', 'host-names', 'tokens', 'random-requests', 'wrong-input', 'content-security', 'frame-message'],
  ...['web-address', 'safe-pattern', 'typed-amount', 'visible-text', 'image-size', 'member-keys'],
]

async function unit(names: string[] = []) {
  const report = reportFile('unit')
  const files = names.map((name) => `/${name}.test.ts`)
  const ended = await run([
    'vitest',
    'run',
    ...files,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  return reported('vitest', report, readJest, ended)
}

async function production() {
  await build('app')
  const { checks, report } = checkProduction()
  console.log(report)
  const failures = checks.flatMap(({ name, problem }) => (problem ? [{ name, message: problem }] : []))
  return { passed: checks.length - failures.length, skipped: 0, failures }
}

async function stories() {
  ensureBrowser()
  await build('storybook')
  const server = await serveFolder(join(root, 'storybook-static'))
  const report = reportFile('stories')
  // The runner takes `--outputFile` for a switch and passes its value on last: nothing may follow it.
  const options = ['--url', server.url, '--index-json', '--maxWorkers', '2', '--json', '--outputFile', report]
  const ended = await run(['test-storybook', ...options], { minutes: 15 })
  server.close()
  return reported('test-storybook', report, readJest, ended)
}

async function attacks() {
  return sum([await unit(attackTests), await journeys('e2e/attacks/')])
}

/** @param folder The only journeys to run. */
async function journeys(...folder: string[]) {
  ensureBrowser()
  await Promise.all(configured().map((target) => (target === 'storybook' ? undefined : build(target))))
  const report = reportFile('journeys')
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const ended = await run(['playwright', 'test', ...folder, '--reporter=json'], { env, minutes: 45 })
  return reported('playwright', report, readPlaywright, ended)
}

function reportFile(name: string) {
  const path = join(root, '.cache', `report-${name}.json`)
  rmSync(path, { force: true })
  return path
}

function reported<Report>(
  runner: string,
  path: string,
  read: (report: Report, said: string) => Outcome,
  ended: { ok: boolean; output: string },
) {
  if (!existsSync(path)) return fail(runner, ended.output || 'left no report')
  return strict(runner, read(JSON.parse(readFileSync(path, 'utf8')), ended.output), ended)
}
