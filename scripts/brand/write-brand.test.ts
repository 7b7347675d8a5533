import { existsSync, writeFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inLanguage } from '#contract/localised.ts'
import type { glyphs } from '#fixtures/artwork/glyphs.ts'
import { merchantFiles } from '#fixtures/library.ts'
import { loadGlyph } from '#mock-server/art/load-glyph-node.ts'
import { contentSecurityPolicy } from '#mock-server/hosts/content-security.ts'
import { root } from '../paths.mjs'
import { type BrandAssets, DeployedBrand } from './brand.ts'
import { writeBrand } from './write-brand.ts'

type MerchantName = keyof typeof merchantFiles

async function assetsOf(name: MerchantName): Promise<BrandAssets> {
  const merchant = merchantFiles[name]
  const brand = DeployedBrand.parse({ ...merchant, logo: 'logo.webp' })
  return { brand, logo: Buffer.from(await loadGlyph(merchant.glyph as keyof typeof glyphs, 'full')) }
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brand-'))
  await writeFile(join(folder, 'index.html'), await readFile(join(root, 'index.html')))
})
afterEach(() => rm(folder, { recursive: true }))

const text = (file: string) => readFile(join(folder, file), 'utf8')
const manifest = async () => JSON.parse(await text('manifest.webmanifest'))
const iconOf = async (purpose: string, sizes: string) =>
  (await manifest()).icons.find(
    (icon: { purpose: string; sizes: string }) => icon.purpose === purpose && icon.sizes === sizes,
  )
const pixels = async (file: string) => {
  const { data, info } = await sharp(join(folder, file)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
  return { at, size: info.width }
}

describe.each(Object.keys(merchantFiles) as MerchantName[])('the build of %s', (name) => {
  const { theme, defaultTheme } = merchantFiles[name]
  const { background } = theme[defaultTheme as 'light' | 'dark']

  test('has a manifest with its name, its colours and addresses relative to itself', async () => {
    await writeBrand(folder, await assetsOf(name))
    const written = await manifest()
    const language = merchantFiles[name].languages[0] ?? ''
    const own = inLanguage(merchantFiles[name].name, language)
    expect(written).toMatchObject({
      name: own,
      short_name: own,
      lang: language.toLowerCase(),
      id: './',
      scope: './',
      start_url: './m/home',
      display: 'standalone',
      theme_color: background,
      background_color: background,
    })
    expect(written.icons).toHaveLength(4)
    for (const { src } of written.icons) expect(src).toMatch(/^icons\/[a-z]+-\d+-[0-9a-f]{8}\.png$/)
  })

  test('keeps no compressed copy of its former page and manifest', async () => {
    const copies = ['index.html.br', 'manifest.webmanifest.br']
    for (const copy of copies) writeFileSync(join(folder, copy), 'former')
    await writeBrand(folder, await assetsOf(name))
    expect(copies.filter((copy) => existsSync(join(folder, copy)))).toEqual([])
  })

  test('has PNG icons of the sizes that it names', async () => {
    await writeBrand(folder, await assetsOf(name))
    for (const { src, sizes, type } of (await manifest()).icons) {
      const { width, height, format } = await sharp(join(folder, src)).metadata()
      expect({ sizes: `${width}x${height}`, type: `image/${format}` }).toEqual({ sizes, type })
    }
  })

  test('has a page with its code, its name, its Apple touch icon, its tab icon and its colours', async () => {
    await writeBrand(folder, await assetsOf(name))
    const html = await text('index.html')
    const { name: own } = await manifest()
    const tab = /<link rel="icon" href="\/?([^"]+)" type="image\/png"/.exec(html)?.[1] ?? ''
    expect((await sharp(join(folder, tab)).metadata()).width).toBe(48)
    const touch = /<link rel="apple-touch-icon" href="\/?([^"]+)"/.exec(html)?.[1] ?? ''
    expect((await sharp(join(folder, touch)).metadata()).width).toBe(180)
    expect((await sharp(join(folder, touch)).stats()).isOpaque).toBe(true)
    expect(html).toContain(`<meta name="theme-color" content="${background}" />`)
    expect(html).toMatch(/<link rel="manifest" href="\/?manifest\.webmanifest"/)
    expect(html).toContain(`<meta name="apple-mobile-web-app-title" content="${own}" />`)
    expect(html).toContain(`<meta name="merchant" content="${merchantFiles[name].code}" />`)
    expect(html).toContain(`<title>${own}</title>`)
    expect(html).toContain(`:root{--background:${theme.light.background};`)
    expect(/<html[^>]* data-theme="dark"/.test(html)).toBe(defaultTheme === 'dark')
  })

  test('keeps the logo of a maskable icon in the safe zone, with the background to the edge', async () => {
    const { brand, logo } = await assetsOf(name)
    await writeBrand(folder, { brand, logo })
    const icon = await pixels((await iconOf('maskable', '512x512')).src)
    await writeBrand(folder, {
      brand,
      logo: await sharp({ create: { width: 9, height: 9, channels: 4, background: '#ffffff01' } })
        .png()
        .toBuffer(),
    })
    const ground = await pixels((await iconOf('maskable', '512x512')).src)
    const radius = icon.size * 0.4
    let inside = 0
    for (let y = 0; y < icon.size; y += 2) {
      for (let x = 0; x < icon.size; x += 2) {
        const differs = icon.at(x, y).some((value, channel) => Math.abs(value - (ground.at(x, y)[channel] ?? 0)) > 3)
        if (Math.hypot(x - icon.size / 2, y - icon.size / 2) > radius) expect(differs, `${x},${y}`).toBe(false)
        else inside += differs ? 1 : 0
        if (icon.at(x, y)[3] !== 255) throw new Error(`${x},${y} is not opaque`)
      }
    }
    expect(inside).toBeGreaterThan(1000)
    const { raised } = theme[defaultTheme as 'light' | 'dark']
    expect(icon.at(0, 0)).toEqual([...Buffer.from(raised.slice(1), 'hex'), 255])
  })
})

test('a build is named in the merchant’s first language', async () => {
  const { brand, logo } = await assetsOf('haedal')
  await writeBrand(folder, { brand: { ...brand, languages: ['EN', 'KO'] }, logo })
  expect(await manifest()).toMatchObject({ name: 'Haedal', short_name: 'Haedal', lang: 'en' })
})

test('a build without a merchant’s code names none', async () => {
  const { brand, logo } = await assetsOf('haedal')
  await writeBrand(folder, { brand: { ...brand, code: '' }, logo })
  expect(await text('index.html')).toContain('<meta name="merchant" content="" />')
})

test('another merchant replaces the former one without a trace', async () => {
  await writeBrand(folder, await assetsOf('haedal'))
  const former = await readdir(join(folder, 'icons'))
  await writeBrand(folder, await assetsOf('velvetAce'))
  const [html, names] = [await text('index.html'), await readdir(join(folder, 'icons'))]
  for (const file of former) expect(html + names).not.toContain(file)
  expect(html.match(/<!-- brand -->/g)).toHaveLength(1)
  expect(html).not.toContain(merchantFiles.haedal.name.ko)
})

test('the page allows its inline style by a hash', async () => {
  const before = contentSecurityPolicy(await text('index.html'))
  await writeBrand(folder, await assetsOf('haedal'))
  const after = contentSecurityPolicy(await text('index.html'))
  const styles = (policy: string) => /style-src ([^;]*)/.exec(policy)?.[1]?.split(' ').length ?? 0
  expect(styles(after)).toBe(styles(before) + 1)
})

test('a name cannot break out of the page', async () => {
  const assets = await assetsOf('haedal')
  const name = '<script>alert(1)</script>" onload="x'
  await writeBrand(folder, { ...assets, brand: { ...assets.brand, name: { ko: name, en: name } } })
  const html = await text('index.html')
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('" onload=')
})

test('refuses a logo that draws nothing, and leaves the build unchanged', async () => {
  const before = await text('index.html')
  const assets = await assetsOf('haedal')
  const empty = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  await expect(writeBrand(folder, { ...assets, logo: empty })).rejects.toThrow('The logo draws nothing')
  expect(await text('index.html')).toBe(before)
  expect(await readdir(folder)).toEqual(['index.html'])
})
