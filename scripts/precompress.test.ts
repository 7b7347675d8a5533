import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { precompress } from './precompress.mjs'

const long = 'const answer = 42\n'.repeat(100)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precompress-'))
  mkdirSync(join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes files, compresses the folder, and returns the names of the copies. */
async function copiesOf(files: Record<string, string | Buffer>) {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  await precompress(folder)
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
