import { compactDecrypt, importJWK } from 'jose'
import { describe, expect, test } from 'vitest'
import { service } from '#contract/service.ts'
import { system } from '#contract/system.ts'
import { affiliateCodes } from '#fixtures/agents/tree.ts'
import { createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'

/** Decrypts a path as the app does. */
async function opened({ call }: Platform, path: string) {
  const { paths } = await call(system.settingsConsolidated, {})
  const { plaintext, protectedHeader } = await compactDecrypt(path, await importJWK(paths.jwk, paths.algorithm))
  expect(protectedHeader).toMatchObject({ alg: paths.algorithm, enc: paths.encryption, kid: paths.keyId })
  return new TextDecoder().decode(plaintext)
}

const openedEntries = async (platform: Platform) => {
  const entries = await platform.call(service.customerService, {})
  return Promise.all(entries.map(async ({ csType, path }) => [csType, await opened(platform, path)]))
}

describe('customer service', () => {
  test('has entries for messenger and live chat, with encrypted paths', async () => {
    const platform = await createPlatform()
    expect(await openedEntries(platform)).toEqual([
      ['WHATSAPP', '/__app/HAEDAL/whatsapp'],
      ['LIVECHAT', '/m/message'],
    ])
    const entries = await platform.call(service.customerService, {})
    expect(JSON.stringify(entries)).not.toContain('whatsapp')
  })

  test('has no live chat if its flag is off, and no entries if the merchant has none', async () => {
    expect(await openedEntries(await createPlatform({ flags: { CBS3: false } }))).toHaveLength(1)
    expect(await openedEntries(await createPlatform({ merchant: 'PLAIN' }))).toEqual([])
  })

  test('has paths encrypted with a key of the world’s seed', async () => {
    const pathsOf = async (seed: string) => (await createPlatform({ seed })).call(service.customerService, {})
    expect(await pathsOf('a')).toEqual(await pathsOf('a'))
    expect(await pathsOf('a')).not.toEqual(await pathsOf('b'))
  })

  test('is in the mobile app’s message centre', async () => {
    const { call } = await createPlatform()
    const { version } = await call(service.onlineService, {})
    expect(version.pathList.find(({ type }) => type === '3')).toEqual({ type: '3', path: '/m/message' })
  })
})

test('domains are the merchant’s own and one per affiliate', async () => {
  const { call } = await createPlatform({ merchant: 'ROCKET' })
  const { mainDomain, domains } = await call(service.domainRoute, {})
  expect(mainDomain).toBe('rocket-bay.example')
  expect(domains.filter(({ kind }) => kind === 'main').map(({ domain }) => domain)).toEqual([mainDomain])
  expect(domains.flatMap(({ affiliateCode }) => affiliateCode || [])).toEqual(Object.keys(affiliateCodes))
})

test('countries have their names in the requested language', async () => {
  const { call } = await createPlatform()
  const [ko, en] = [await call(service.country, {}), await call(service.country, { language: 'EN' })]
  const korea = (list: typeof ko) => list.find(({ code }) => code === 'KR')
  expect(korea(ko)).toEqual({ code: 'KR', dialingCode: '82', name: '대한민국' })
  expect(korea(en)).toEqual({ code: 'KR', dialingCode: '82', name: 'South Korea' })
  expect(ko.length).toBeGreaterThan(240)
})

describe('the single calls agree with the status', () => {
  test.each(['HAEDAL', 'VELVET', 'ROCKET', 'PLAIN'])('for %s', async (merchant) => {
    const { call } = await createPlatform({ merchant })
    const { info } = await call(system.status, {})
    expect(await call(service.whitelabel, {})).toEqual(info.whitelabel)
    expect(await call(service.templateSettings, { device: 'MOBILE' })).toEqual(info.mobileTemplate)
    expect(await call(system.registerSettings, {})).toEqual(info.register)
    expect((await call(service.onlineService, {})).version.pathList).toEqual(info.paths)
    const { mainDomain, domains } = await call(service.domainRoute, {})
    expect([mainDomain, domains]).toEqual([info.mainDomain, info.domainRoute])
  })
})

test('every image server of the status returns the same images', async () => {
  const { call, gateway, send } = await createPlatform()
  const { info } = await call(system.status, {})
  const picture = async (path: string) => {
    const query = new URLSearchParams()
    const answer = await gateway({
      method: 'GET',
      base: '/',
      path,
      query,
      header: () => undefined,
      body: new Uint8Array(),
    })
    return [answer.status, answer.body]
  }
  const own = await picture('/__art/vendors/PG.svg')
  expect(own[0]).toBe(200)
  expect(info.imageCDNs.length).toBeGreaterThan(1)
  for (const server of info.imageCDNs) expect(await picture(`${server}/__art/vendors/PG.svg`)).toEqual(own)
  expect((await send({ path: `${info.imageCDNs[0]}/elsewhere.svg` })).status).toBe(404)
})

describe('an operator', () => {
  test('switches modules, menu keys, templates and fields while the platform runs', async () => {
    const { call, world } = await createPlatform()
    world().changeSettings({
      modules: { INBOX3: false },
      menus: ['TRANSREC3'],
      templates: { mem_cen: '0' },
      registerFields: { zalo: { enabled: true, required: true } },
      promotions: { REFERRAL: false },
    })
    const { info } = await call(system.status, {})
    expect(info.whitelabel).toMatchObject({ modules: { INBOX3: false, COMM3: true }, menus: ['TRANSREC3'] })
    expect(info.mobileTemplate).toEqual({ mem_cen: '0', dep_func: '1' })
    expect(info.register.fields).toMatchObject({
      zalo: { enabled: true, required: true },
      payeeName: { enabled: true, required: true },
    })
    expect((await call(system.settingsConsolidated, {})).promotions).toEqual({
      APP_DOWNLOAD: { enabled: true },
      REFERRAL: { enabled: false },
    })
  })

  test('gets another merchant’s switches after changing to it', async () => {
    const { call, world } = await createPlatform()
    world().changeSettings({ modules: { INBOX3: false }, menus: [] })
    world().changeSettings({ merchant: 'ROCKET' })
    const { modules, menus } = await call(service.whitelabel, {})
    expect(modules.INBOX3).toBe(true)
    expect(menus).toContain('PERSREP')
  })
})
