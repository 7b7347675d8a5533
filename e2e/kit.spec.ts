import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { findTestBrowser } from '../scripts/find-browser.mjs'
import { root } from '../scripts/paths.mjs'
import { expect, test } from './test.ts'

/** Copies the example, and links Parlor into it as `npm install` does for a folder. */
function install(folder: string) {
  const skip = /node_modules|test-results/
  const example = join(root, 'examples/playwright')
  cpSync(example, folder, { recursive: true, filter: (path) => !skip.test(path.slice(example.length)) })
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(root, join(folder, 'node_modules/parlor'), 'dir')
}

/** Runs the example's tests, as its own `npm test` does. */
const run = (folder: string, url: string) =>
  new Promise<{ ok: boolean; output: string }>((done) => {
    const { TEST_WORKER_INDEX: _, TEST_PARALLEL_INDEX: __, FORCE_COLOR: ___, ...env } = process.env
    execFile(
      process.execPath,
      [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--workers=1'],
      { cwd: folder, env: { ...env, PARLOR_URL: url, BROWSER_PATH: findTestBrowser() } },
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
  install(folder)
  const { ok, output } = await run(folder, baseURL ?? '')
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
