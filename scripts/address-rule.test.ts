import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plugins } from '../biome.json' with { type: 'json' }

const refused = [
  'export const a = (text: string) => new URL(text)',
  'export const a = (text: string) => new URL(text, document.baseURI)',
  'export const a = (text: string) => URL.parse(text)',
  'export const a = (text: string) => location.assign(text)',
  'export const a = (text: string) => window.location.replace(text)',
  "export const a = (text: string) => window.open(text, '_blank')",
  'export function a(text: string) {\n  location.href = text\n}',
  'export function a(text: string) {\n  window.location.href = text\n}',
  'export function a(text: string) {\n  document.location = text\n}',
  'export const a = (text: string) => <a href={text}>x</a>',
  'export const a = (text: string) => <iframe title="x" src={text} />',
]

const permitted = [
  'export const a = (page: URL) => <a href={page.href}>x</a>',
  'export const a = (page?: URL) => <a href={page?.href}>x</a>',
  'export const a = <a href="/m/home">x</a>',
  'export const a = (page: URL) => <iframe title="x" src={page.href} />',
  'export const a = (search: string) => new URLSearchParams(search)',
]

/** The test files that Biome refuses. */
let found: string[]
const folder = mkdtempSync(join(tmpdir(), 'address-rule-'))
const nameOf = (kind: string, index: number) => `src/ui/${kind}-${index}.tsx`

beforeAll(async () => {
  write('biome.json', JSON.stringify({ plugins, linter: { rules: { preset: 'none' } } }))
  cpSync('scripts/address-rule.grit', join(folder, 'scripts/address-rule.grit'))
  refused.forEach((code, index) => {
    write(nameOf('refused', index), code)
  })
  permitted.forEach((code, index) => {
    write(nameOf('permitted', index), code)
  })
  found = await lint()
})
afterAll(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), `${text}\n`)
}

function lint() {
  const biome = join(process.cwd(), 'node_modules/.bin/biome')
  return new Promise<string[]>((resolve) =>
    execFile(biome, ['lint', '--reporter=json', '.'], { cwd: folder }, (_error, stdout) => {
      const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] }
      resolve(diagnostics.map(({ location }) => location.path.replaceAll('\\', '/')))
    }),
  )
}

test.each(refused.map((code, index) => [code, nameOf('refused', index)]))('refuses %s', (_code, file) => {
  expect(found).toContain(file)
})

test.each(permitted.map((code, index) => [code, nameOf('permitted', index)]))('permits %s', (_code, file) => {
  expect(found).not.toContain(file)
})
