import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { merchantFiles } from '#fixtures/library.ts'
import { loadGlyph } from '#mock-server/art/load-glyph-node.ts'
import { createExpressHost } from '#mock-server/hosts/express.ts'
import { listen } from '#mock-server/verify/testing/listen.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { root } from '../paths.mjs'
import { deployBrand } from './deploy-brand.ts'

let folder: string
let printed: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-'))
  await writeFile(join(folder, 'index.html'), await readFile(join(root, 'index.html')))
  printed = []
  vi.spyOn(console, 'log').mockImplementation((text) => void printed.push(text))
  vi.spyOn(console, 'error').mockImplementation((text) => void printed.push(text))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

const manifest = async () => JSON.parse(await readFile(join(folder, 'manifest.webmanifest'), 'utf8'))

test('a build takes the brand of the merchant that a gateway serves', async () => {
  const platform = await createPlatform({ merchant: 'ROCKET' })
  const host = await listen(createExpressHost({ ...platform, pages: () => undefined }))
  expect(await deployBrand(['--gateway', host.url, '--to', folder]), printed.join()).toBe(0)
  host.close()
  expect((await manifest()).name).toBe(merchantFiles.rocketBay.name.ko)
})

test('a build takes the brand of a file with its logo beside it', async () => {
  const file = join(folder, 'merchant.json')
  await writeFile(join(folder, 'logo.webp'), await loadGlyph('crown', 'full'))
  await writeFile(file, JSON.stringify({ ...merchantFiles.velvetAce, logo: 'logo.webp' }))
  expect(await deployBrand([file, '--to', folder]), printed.join()).toBe(0)
  expect((await manifest()).background_color).toBe(merchantFiles.velvetAce.theme.dark.background)
})

test.each([
  [[], 2, 'npm run deploy:brand -- FILE'],
  [['a.json', '--gateway', 'http://localhost'], 2, 'npm run deploy:brand -- FILE'],
  [['--help'], 0, 'npm run deploy:brand -- FILE'],
  [['nowhere.json'], 1, 'nowhere.json'],
  [['package.json'], 1, 'package.json is not a brand'],
  [['--colour'], 2, "'--colour'"],
])('%j exits with %d and prints the reason', async (args, code, words) => {
  expect(await deployBrand(args)).toBe(code)
  expect(printed.join()).toContain(words)
})
