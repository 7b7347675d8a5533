import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { findTestBrowser } from '#scripts/browser/find-browser.mjs'
import { root } from '#scripts/paths.mjs'
import { serveFolder } from '#scripts/static-server.mjs'
import { expect, test } from '../support/test.ts'

/** Copies an example, and links Parlor and the packages that it names into it, as `npm install` does for a folder. */
function install(name: string, folder: string, packages: readonly string[] = []) {
  const skip = /node_modules|test-results|storybook-static/
  const example = join(root, 'examples', name)
  cpSync(example, folder, { recursive: true, filter: (path) => !skip.test(path.slice(example.length)) })
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(root, join(folder, 'node_modules/parlor'), 'dir')
  for (const one of packages) symlinkSync(join(root, 'node_modules', one), join(folder, 'node_modules', one), 'dir')
}

/** Runs a package's command in an example's folder, as a script of its own does. */
const run = (folder: string, command: readonly string[], added: NodeJS.ProcessEnv = {}) =>
  new Promise<{ ok: boolean; output: string }>((done) => {
    const { TEST_WORKER_INDEX: _, TEST_PARALLEL_INDEX: __, FORCE_COLOR: ___, ...env } = process.env
    const [file = '', ...values] = command
    execFile(
      process.execPath,
      [join(root, 'node_modules', file), ...values],
      { cwd: folder, env: { ...env, ...added } },
      (error, out, err) => done({ ok: !error, output: out + err }),
    )
  })

const resultsOf = (suites: readonly JSONReportSuite[]): JSONReportSuite['specs'][number]['tests'][number]['results'] =>
  suites.flatMap(({ suites: inner = [], specs }) => [
    ...resultsOf(inner),
    ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)),
  ])

test('the example of parlor/playwright passes from outside, and its failure brings a capsule', async ({
  request,
  baseURL,
}, info) => {
  const folder = info.outputPath('example')
  install('playwright', folder)
  const settings = { PARLOR_URL: baseURL, BROWSER_PATH: findTestBrowser() }
  const { ok, output } = await run(folder, ['@playwright/test/cli.js', 'test', '--workers=1'], settings)
  expect(ok, output).toBe(true)
  const report: JSONReport = JSON.parse(readFileSync(join(folder, 'test-results/report.json'), 'utf8'))
  expect(report.stats).toMatchObject({ expected: 3, unexpected: 0, flaky: 0, skipped: 0 })

  const capsules = resultsOf(report.suites)
    .flatMap(({ attachments }) => attachments)
    .filter(({ contentType }) => contentType === 'application/json')
  expect(capsules).toMatchObject([{ name: 'bug.capsule.json' }])
  const [attached] = capsules
  const text = attached?.path ? readFileSync(attached.path, 'utf8') : Buffer.from(attached?.body ?? '', 'base64')
  const opened = await request.put('/__gateway/capsule', { data: { capsule: JSON.parse(String(text)) } })
  const { value } = await opened.json()
  expect(value.phones).toMatchObject([
    { page: 'm/voucherCenter', account: 'haedal_92', theme: 'dark', language: 'EN', width: 390, height: 844 },
  ])
  await request.delete('/__gateway/worlds', { params: { world: value.world.name } })
})

/** Returns how the story on a page ended, with its play function; undefined while it runs. */
const endOf = (page: Page) =>
  page.evaluate(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0].status)

test('the example of parlor/storybook builds from outside, and each story plays in a world of its own', async ({
  page,
  expectRefusals,
}, info) => {
  expectRefusals() // of a visitor, and by the fault
  const folder = info.outputPath('example')
  install('storybook', folder, ['@storybook', 'react', 'react-dom', 'storybook'])
  const { ok, output } = await run(folder, ['storybook/dist/bin/dispatcher.js', 'build', '--quiet'])
  expect(ok, output).toBe(true)
  const built = await serveFolder(join(folder, 'storybook-static'), { compressed: false })
  const { entries } = JSON.parse(readFileSync(join(folder, 'storybook-static/index.json'), 'utf8'))
  expect(Object.keys(entries)).toHaveLength(3)
  for (const id of Object.keys(entries)) {
    await page.goto(`${built.url}/iframe.html?id=${id}&viewMode=story`)
    await expect.poll(() => endOf(page), id).toBe('success')
  }
  built.close()
})
