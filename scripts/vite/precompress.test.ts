import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { precompress, precompressDeployment } from './precompress.mjs'

const long = 'const answer = 42\n'.repeat(100)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precompress-'))
  mkdirSync(join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes files, compresses the folder, and returns the names of the copies. */
async function copiesOf(files: Record<string, string | Buffer>, compress = precompress) {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  await compress(folder)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.br'))
    .sort()
}

test('writes the same content', async () => {
  await copiesOf({ 'assets/a.js': long })
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/a.js.br'))).toString()).toBe(long)
})

test('copies text, but no picture or font', async () => {
  const kinds = ['js', 'css', 'html', 'svg', 'json', 'txt', 'png', 'webp', 'woff2']
  const files = Object.fromEntries(kinds.map((kind) => [`assets/a.${kind}`, long]))
  const texts = ['css', 'html', 'js', 'json', 'svg', 'txt']
  expect(await copiesOf(files)).toEqual(texts.map((kind) => `assets/a.${kind}.br`))
})

test('copies no small file, and none that would not be smaller', async () => {
  expect(await copiesOf({ 'small.js': 'x'.repeat(1000), 'random.txt': randomBytes(2000) })).toEqual([])
})

test('copies no file that a deployment edits', async () => {
  const files = { 'index.html': long, 'manifest.webmanifest': long, 'assets/index.html': long }
  expect(await copiesOf(files)).toEqual(['assets/index.html.br'])
})

test('a deployment’s copies include the files that it edits, as they are now', async () => {
  const names = ['assets/a.js.br', 'index.html.br', 'manifest.webmanifest.br']
  const files = { 'index.html': long, 'manifest.webmanifest': long, 'assets/a.js': long }
  expect(await copiesOf(files, precompressDeployment)).toEqual(names)
  const edited = long.replaceAll('42', '43')
  await copiesOf({ 'index.html': edited }, precompressDeployment)
  expect(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))).toString()).toBe(edited)
})

test('a deployment keeps no copy of a file that has become too small or is gone', async () => {
  await copiesOf({ 'index.html': long, 'assets/a.js': long }, precompressDeployment)
  rmSync(join(folder, 'assets/a.js'))
  expect(await copiesOf({ 'index.html': 'short' }, precompressDeployment)).toEqual([])
})
