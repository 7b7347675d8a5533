import { existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { banners } from '#fixtures/announcements/announcements.ts'
import { bannerArt } from '#fixtures/artwork/banners.ts'
import { glyphs } from '#fixtures/artwork/glyphs.ts'
import { palettes } from '#fixtures/artwork/palettes.ts'
import { vendors } from '#fixtures/games/vendors.ts'
import { headIcons } from '#fixtures/head-icons.ts'
import { merchantFiles } from '#fixtures/library.ts'
import { paymentMethods } from '#fixtures/payment-methods.ts'
import { promotions } from '#fixtures/promotions/promotions.ts'
import { Composition } from '#merchant/artwork.ts'
import { Merchant } from '#merchant/merchant.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { createArt } from './art.ts'
import { loadGlyph, smallGlyphs } from './load-glyph-node.ts'

const all = catalogue.page({ pageNo: 1, pageSize: 20_000 }).games
const merchants = Object.values(merchantFiles).map((file) => Merchant.parse(file))

const draw = (address: string, art = createArt(loadGlyph)) => {
  const { pathname, searchParams } = new URL(address, 'http://gateway')
  return art.draw(pathname, searchParams)
}

const addresses = [
  ...catalogue.hot().flatMap(({ games }) => games.slice(0, 3).map(({ nodeId }) => `tiles/${nodeId}.svg`)),
  `tiles/${all[0]?.nodeId}-large.svg`,
  `tiles/${catalogue.lobby('EG4', 'LIVE')?.nodeId}.svg`,
  ...vendors.flatMap(({ code }) => [`vendors/${code}.svg`, `vendors/${code}.svg?tone=dark`]),
  ...[...banners, ...promotions].flatMap(({ id }) => [
    `banners/${id}.svg`,
    ...Composition.options.map((composition) => `banners/${id}.svg?composition=${composition}&palette=gold`),
  ]),
  ...merchants.map(({ glyph }) => `emblems/${glyph}.svg`),
  ...headIcons.map(({ id }) => `avatars/${id}.svg`),
  ...paymentMethods.map(({ code }) => `payments/${code}.svg`),
  ...merchants.map(({ minimumAge }) => `certificates/${minimumAge}.svg`),
].map((address) => `/__art/${address}`)

describe('a picture', () => {
  test.each(addresses)('%s is self-contained, has no text, and is the same on every draw', async (address) => {
    const picture = await draw(address)
    expect(picture?.contentType).toBe('image/svg+xml')
    const svg = String(picture?.body)
    const drawn = svg.replaceAll(/data:image\/webp;base64,[A-Za-z0-9+/=]+/g, 'data:glyph')
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+".*<\/svg>$/)
    expect(drawn).not.toMatch(/NaN|undefined|<text|href="(?!data:glyph")/)
    expect((await draw(address))?.body).toBe(svg)
  })

  test('of a tile takes at most 4 KB on its way', async () => {
    for (const { nodeId } of catalogue.hot().flatMap(({ games }) => games)) {
      const tile = await draw(`/__art/tiles/${nodeId}.svg`)
      expect(brotliCompressSync(String(tile?.body)).length, nodeId).toBeLessThanOrEqual(4_000)
    }
  })

  test('differs by game, tone and palette', async () => {
    const pairs = [
      [`tiles/${all[0]?.nodeId}.svg`, `tiles/${all[1]?.nodeId}.svg`],
      [`tiles/${all[0]?.nodeId}.svg`, `tiles/${all[0]?.nodeId}-large.svg`],
      ['vendors/PP.svg', 'vendors/PP.svg?tone=dark'],
      ['banners/jackpot-night.svg', 'banners/jackpot-night.svg?palette=gold'],
      ['banners/jackpot-night.svg', 'banners/jackpot-night.svg?composition=stage'],
    ]
    const art = createArt(loadGlyph)
    for (const [one, other] of pairs) {
      expect((await draw(`/__art/${one}`, art))?.body).not.toBe((await draw(`/__art/${other}`, art))?.body)
    }
  })

  test.each([
    '/__art/tiles/nowhere.svg',
    '/__art/tiles/1110001.png',
    '/__art/vendors/NOBODY.svg',
    '/__art/vendors/toString.svg',
    '/__art/constructor/PP.svg',
    '/__art/glyphs/unheard-of.webp',
    '/__art/glyphs/../../package.json',
    '/__art/',
  ])('of %s does not exist', async (path) => {
    expect(await createArt(loadGlyph).draw(path, new URLSearchParams())).toBeUndefined()
  })

  test('exists for no other address, and no address fails', async () => {
    const art = createArt(loadGlyph)
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (path, query) => {
        expect(await art.draw(`/__art/${path}`, new URLSearchParams(query))).toBeUndefined()
      }),
    )
  })
})

describe('a glyph', () => {
  const folder = createRequire(import.meta.url)
    .resolve('@lobehub/fluent-emoji-3d/package.json')
    .replace('package.json', 'assets/')

  test.each(Object.entries(glyphs))('named %s has its file', (_, file) => {
    expect(existsSync(`${folder}${file}.webp`)).toBe(true)
    expect(statSync(`${smallGlyphs}/${file}.webp`).size).toBeLessThanOrEqual(2_700)
  })

  test('is returned as its own bytes', async () => {
    const picture = await draw('/__art/glyphs/tropical-fish.webp')
    expect(picture?.contentType).toBe('image/webp')
    expect(Buffer.from(picture?.body ?? []).toString('latin1', 0, 4)).toBe('RIFF')
  })

  test('is loaded again after a failure', async () => {
    let failures = 1
    const art = createArt((...glyph) => (failures-- > 0 ? Promise.reject(new Error('offline')) : loadGlyph(...glyph)))
    await expect(draw('/__art/emblems/otter.svg', art)).rejects.toThrow('offline')
    expect((await draw('/__art/emblems/otter.svg', art))?.body).toContain('data:image/webp')
  })
})

test.each(merchants)('the artwork of $code names banners and a palette that exist', ({ artwork }) => {
  expect(banners.map(({ id }) => id)).toEqual(expect.arrayContaining(artwork.banners))
  expect(Object.keys(palettes)).toEqual(expect.arrayContaining(artwork.palette ? [artwork.palette] : []))
})

test('no two merchants open with the same subject or composition', () => {
  expect(new Set(merchants.map(({ artwork }) => artwork.composition)).size).toBe(merchants.length)
  expect(new Set(merchants.map(({ artwork }) => artwork.banners[0])).size).toBe(merchants.length)
})

test('every banner and promotion has a picture, and every picture is used', () => {
  expect(new Set(Object.keys(bannerArt))).toEqual(new Set([...banners, ...promotions].map(({ id }) => id)))
})
