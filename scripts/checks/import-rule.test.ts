import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importRule, kinds } from './import-rule.ts'
import { rows } from './import-rule-rows.ts'

const project = mkdtempSync(join(tmpdir(), 'import-rule-'))
let refused: Map<string, string[]>

beforeAll(async () => {
  for (const config of ['biome.json', 'biome.imports.json', 'scripts/address-rule.grit'])
    cpSync(config, join(project, config))
  for (const { file, may, mayNot } of rows) {
    mkdirSync(join(project, dirname(file)), { recursive: true })
    writeFileSync(join(project, file), [...may, ...mayNot].map((name) => `import '${name}'\n`).join(''))
  }
  refused = refusals(await lint())
})

afterAll(() => rmSync(project, { recursive: true }))

describe.each(rows)('$file', ({ file, may, mayNot }) => {
  test.each(may)('may import %s', (name) => expect(refused.get(file)).not.toContain(name))
  test.each(mayNot)('may not import %s', (name) => expect(refused.get(file)).toContain(name))
})

test('biome.imports.json matches the table', () => {
  expect(JSON.parse(readFileSync('biome.imports.json', 'utf8'))).toEqual(importRule)
})

test.each(readdirSync('mock-server/platform'))('the area %s has a row', (area) => {
  const folders = importRule.overrides.flatMap(({ includes }) => includes)
  expect(folders).toContain(`mock-server/platform/${area}/**`)
})

test('every kind of vendor page has a row', () => {
  const folders = readdirSync('mock-server/vendors', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).toSorted()).toEqual([...kinds, 'page-kit', 'shared'].toSorted())
})

interface Report {
  diagnostics: { location: { path: string; start: { line: number } } }[]
}

/** Returns Biome's report; its exit code is 1 for any refusal. */
function lint(): Promise<Report> {
  const options = [
    '--only=style/noRestrictedImports',
    '--reporter=json',
    '--max-diagnostics=none',
    '--no-errors-on-unmatched',
  ]
  return new Promise((resolve) => {
    execFile(join(process.cwd(), 'node_modules/.bin/biome'), ['lint', ...options, '.'], { cwd: project }, (_, output) =>
      resolve(JSON.parse(output)),
    )
  })
}

function refusals({ diagnostics }: Report) {
  const found = new Map(rows.map(({ file }): [string, string[]] => [file, []]))
  for (const { location } of diagnostics) {
    const row = rows.find(({ file }) => file === location.path)
    const name = row && [...row.may, ...row.mayNot][location.start.line - 1]
    if (row && name) found.get(row.file)?.push(name)
  }
  return found
}
