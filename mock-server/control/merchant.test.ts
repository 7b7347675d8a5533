import { describe, expect, test } from 'vitest'
import { deposit } from '#contract/deposit.ts'
import { system } from '#contract/system.ts'
import { merchantFiles } from '#fixtures/library.ts'
import { Brand } from '#merchant/brand.ts'
import { Merchant } from '#merchant/merchant.ts'
import { toRequest } from '#mock-server/verify/testing/message.ts'
import { createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import { giantPng, sampleImages } from '#mock-server/verify/testing/sample-images.ts'
import { control } from './contract.ts'

const velvet = Merchant.parse(merchantFiles.velvetAce)
const prospect: Merchant = { ...velvet, code: 'NOVA', name: { en: 'Nova', ko: '노바' } }
const png = `data:image/png;base64,${sampleImages.png}`

const use = ({ call }: Platform, brand: Merchant | null) => call(control.changeSettings, { settings: { brand } })
const brandIn = async ({ call }: Platform) => Brand.parse((await call(system.status, {})).info.resources.brand)
const fetched = ({ gateway }: Platform, path: string) => gateway(toRequest({ path }))

describe('a merchant of a world’s own', () => {
  test('is that of its status, and of no other world', async () => {
    const platform = await createPlatform()
    await platform.worlds.replace({ name: 'beside', scenario: 'default', seed: 'test' })
    await use(platform, prospect)
    expect(await brandIn(platform)).toMatchObject({ code: 'NOVA', name: prospect.name, theme: velvet.theme })
    expect(await platform.call(control.merchant, {})).toEqual(prospect)
    expect(await platform.call(control.merchant, { world: 'beside' })).toMatchObject({ code: 'HAEDAL' })
    expect(await platform.call(control.merchant, { code: 'ROCKET' })).toMatchObject({ code: 'ROCKET' })
  })

  test('keeps the deposits of the shipped one, and its links have targets', async () => {
    const platform = await createPlatform({ merchant: 'VELVET', scenario: 'new-member' })
    const promos = () => platform.call(deposit.depositPromos, { language: 'EN' }, { token: platform.token })
    const before = await promos()
    expect((await fetched(platform, '/__app/NOVA/android')).status).toBe(404)
    await use(platform, prospect)
    expect(await promos()).toEqual(before)
    expect((await fetched(platform, '/__app/NOVA/android')).body).toContain('노바')
  })

  test('shows its picture at an address that changes with it', async () => {
    const platform = await createPlatform()
    await use(platform, { ...prospect, logo: png })
    const { logo } = await brandIn(platform)
    const picture = await fetched(platform, logo)
    expect(picture.headers['content-type']).toBe('image/png')
    expect(picture.body).toHaveLength(atob(sampleImages.png).length)
    await use(platform, { ...prospect, logo: `data:image/jpeg;base64,${sampleImages.jpeg}` })
    expect((await brandIn(platform)).logo).not.toBe(logo)
    await use(platform, prospect)
    expect((await brandIn(platform)).logo).toBe('/__art/glyphs/joker.webp')
    expect((await fetched(platform, logo)).status).toBe(404)
  })

  test('applies its flags when they change, and leaves other switches alone otherwise', async () => {
    const platform = await createPlatform({ merchant: 'VELVET' })
    await platform.call(control.changeSettings, { settings: { flags: { GAMEINFO3: true } } })
    const themed = { ...prospect, theme: { ...velvet.theme, radius: 20 } }
    expect((await use(platform, themed)).flags.GAMEINFO3).toBe(true)
    const { flags } = await use(platform, { ...themed, flags: { CBS3: true } })
    expect(flags).toMatchObject({ CBS3: true, GAMEINFO3: false })
  })

  test('is dropped by a change of the merchant, or by null', async () => {
    const platform = await createPlatform({ merchant: 'VELVET' })
    await use(platform, prospect)
    expect(await use(platform, null)).not.toHaveProperty('brand')
    await use(platform, prospect)
    await platform.call(control.changeSettings, { settings: { merchant: 'ROCKET' } })
    expect(await brandIn(platform)).toMatchObject({ code: 'ROCKET' })
  })

  test('stays in a capsule, its link, a fork, and the scenario that is made from it', async () => {
    const platform = await createPlatform({ merchant: 'VELVET' })
    const { call } = platform
    await use(platform, prospect)
    const whole = await call(control.saveCapsule, {})
    const { fragment } = await call(control.packCapsule, {
      capsule: await call(control.saveCapsule, { compact: true }),
    })
    expect(fragment?.length).toBeLessThan(4_000)
    for (const capsule of [whole, fragment]) {
      const opened = await call(control.openCapsule, { capsule })
      expect(await call(control.merchant, { world: opened.world.name })).toEqual(prospect)
    }
    const { name } = await call(control.forkWorld, {})
    expect(await call(control.merchant, { world: name })).toEqual(prospect)
    const { scenario } = await call(control.capsuleScenario, { capsule: whole })
    expect(scenario.settings).toMatchObject({ brand: { code: 'NOVA' } })
  })

  test('belongs to a world whose scenario declares it', async () => {
    const platform = await createPlatform({ settings: { merchant: 'ROCKET', brand: prospect } })
    expect(await brandIn(platform)).toMatchObject({ code: 'NOVA' })
    expect(platform.world().settings().merchant).toBe('ROCKET')
  })
})

const tokens = velvet.theme.light
const svg = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')}`

describe('a merchant’s file is refused, with the field,', () => {
  test.each<[string, object, string]>([
    [
      'with CSS instead of a colour',
      { theme: { ...velvet.theme, light: { ...tokens, ink: 'red;}' } } },
      'theme.light.ink',
    ],
    ['without a colour', { theme: { ...velvet.theme, dark: { ...tokens, win: undefined } } }, 'theme.dark.win'],
    ['with an SVG as its logo', { logo: svg }, 'logo'],
    ['with an address as its logo', { logo: 'https://evil.example/x.png' }, 'logo'],
    ['with a picture of another type than it declares', { logo: png.replace('png', 'jpeg') }, 'logo'],
    ['with a damaged picture', { logo: png.slice(0, -12) }, 'logo'],
    ['with a giant picture', { logo: `data:image/png;base64,${btoa(String.fromCharCode(...giantPng()))}` }, 'logo'],
    ['with a logo that is too large', { logo: `${png}${'A'.repeat(60_000)}` }, 'logo'],
    ['with a code of a prototype', { code: '__proto__' }, 'code'],
    ['without an English name', { name: { en: ' ', ko: '노바' } }, 'name'],
    ['with a very long name', { name: { en: 'x'.repeat(41) } }, 'name'],
    ...['\u202e', '\u200b', '\u0000', '\n'].flatMap((unseen): [string, object, string][] => {
      const named = `with U+${unseen.charCodeAt(0).toString(16)} in its`
      const text = { en: `No${unseen}va` }
      return [
        [`${named} name`, { name: text }, 'name'],
        [`${named} helpline`, { helpline: text }, 'helpline'],
        [`${named} currency's symbol`, { currency: { ...velvet.currency, symbol: unseen } }, 'currency.symbol'],
      ]
    }),
    ['with a blank symbol', { currency: { ...velvet.currency, symbol: ' ' } }, 'currency.symbol'],
    ['with an unknown glyph', { glyph: '../secret' }, 'glyph'],
    ['with an unknown banner', { artwork: { ...velvet.artwork, banners: ['constructor'] } }, 'artwork.banners.0'],
    [
      'with an unknown area of games',
      { theme: { ...velvet.theme, look: { ...velvet.theme.look, first: ['LIVE', 'CASINO'] } } },
      'theme.look.first.1',
    ],
    ['with a language twice', { languages: ['KO', 'KO'] }, 'languages'],
    ['without a language', { languages: [] }, 'languages'],
    ['with a domain that is none', { domain: 'a b.example/"><script>' }, 'domain'],
    ['with an unknown flag', { flags: { NOSUCH3: true } }, 'flags'],
  ])('%s', async (_, change, field) => {
    const { refusal } = await createPlatform()
    const found = await refusal(control.changeSettings, { settings: { brand: { ...prospect, ...change } } })
    expect(found).toMatchObject({ status: 422, errorCode: 'INVALID_INPUT' })
    expect(found.field).toMatch(new RegExp(`^body\\.settings\\.brand\\.${field.replaceAll('.', '\\.')}`))
  })
})
