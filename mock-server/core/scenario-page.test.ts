import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { toRequest } from '#mock-server/verify/testing/message.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { scenarioPage } from './scenario-page.ts'

const open = async (path: string, platform?: Awaited<ReturnType<typeof createPlatform>>) => {
  const { worlds } = platform ?? (await createPlatform())
  const before = new Set(worlds.list().map(({ name }) => name))
  const answer = await scenarioPage(toRequest({ path }), worlds)
  return { worlds, answer, made: worlds.list().filter(({ name }) => !before.has(name)) }
}

type Entries = Record<string, string>

function setItem(this: Entries, key: string, value: string) {
  this[key] = value
}

function removeItem(this: Entries, key: string) {
  delete this[key]
}

/** Returns a browser's storage with entries. Its methods are not among its keys. */
const storageWith = (entries: Entries = {}, methods: object = {}): Entries =>
  Object.assign(Object.create({ setItem, removeItem, ...methods }), entries)

/** Runs the page's script as a browser would, and returns what it stored and where it went. */
function visit(html: string | Uint8Array, localStorage = storageWith()) {
  const script = /<script>([\s\S]*)<\/script>/.exec(String(html))?.[1] ?? ''
  let went = ''
  const location = { replace: (address: string) => (went = address) }
  runInNewContext(script, { localStorage, location })
  return {
    stored: Object.fromEntries(Object.entries(localStorage).map(([key, value]) => [key, JSON.parse(value)])),
    went,
  }
}

describe('a page address with ?scenario=', () => {
  test('creates a world, stores the persona’s session under its base and opens the page there', async () => {
    const { made, answer } = await open(
      '/m/gameList?scenario=member-with-favorites&gameType=RNG&seed=s&merchant=VELVET',
    )
    const { stored, went } = visit(answer?.body ?? '')
    const [world, ...others] = made
    if (!world) throw new Error('the page created no world')
    expect(others).toEqual([])
    expect(world).toMatchObject({ scenario: 'member-with-favorites', seed: 's' })
    expect(world.merchant().code).toBe('VELVET')
    expect(went).toBe(`/w/${world.name}/m/gameList?gameType=RNG`)
    expect(stored).toEqual({
      [`/w/${world.name}/MC_SESSION_INFO`]: {
        id: 'm-0001',
        customerId: 'm-0001',
        token: expect.stringMatching(new RegExp(`^${world.name}\\.[0-9a-f]{32}$`)),
        merchantCode: 'VELVET',
        userName: 'haedal_92',
        type: 0,
        firstTimeLogin: false,
      },
    })
  })

  test('removes the entries of links whose worlds are gone, and the answers that other links keep', async () => {
    const platform = await createPlatform({ world: 'w-12345678' })
    const { answer } = await open('/m/home?scenario=default', platform)
    const before = {
      '/w/w-12345678/language': '"EN"',
      '/w/w-12345678/PUBLIC_ANSWERS': '{}',
      '/w/w-87654321@2/language': '"EN"',
      '/w/mine/PUBLIC_ANSWERS': '{}',
      'parlor-studio-phones': '[]',
    }
    expect(Object.keys(visit(answer?.body ?? '', storageWith(before)).stored)).toEqual([
      '/w/w-12345678/language',
      '/w/mine/PUBLIC_ANSWERS',
      'parlor-studio-phones',
    ])
  })

  test('opens the page without a session if the storage is full', async () => {
    const { made, answer } = await open('/m/home?scenario=trial')
    const full = {
      setItem() {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      },
    }
    expect(visit(answer?.body ?? '', storageWith({}, full))).toEqual({ stored: {}, went: `/w/${made[0]?.name}/m/home` })
  })

  test('opens the scenario’s own route for the bare address', async () => {
    const { answer } = await open('/?scenario=login-needs-captcha')
    expect(visit(answer?.body ?? '').went).toMatch(/^\/w\/[\w-]+\/m\/login$/)
  })

  test('starts as a visitor if the scenario signs no persona in', async () => {
    const { answer } = await open('/m/home?scenario=default')
    expect(visit(answer?.body ?? '').stored).toEqual({})
  })

  test.each(['/m/home?scenario=trial', '/w/mine/m/home?scenario=trial', '/m/home?scenario=trial&world=mine'])(
    'leaves existing worlds unchanged: %s',
    async (path) => {
      const platform = await createPlatform({ world: 'mine' })
      await platform.worlds.replace({ name: 'default', scenario: 'default', seed: 'parlor' })
      const before = platform.worlds.list()
      const { worlds, made, answer } = await open(path, platform)
      expect(made).toHaveLength(1)
      expect(visit(answer?.body ?? '').went).toMatch(new RegExp(`^/w/${made[0]?.name}/m/home`))
      for (const world of before) expect(worlds.find(world.name)).toBe(world)
    },
  )

  test.each(['//evil.example/', '/\\evil.example/', '///evil.example/'])(
    'never redirects to another site: %s',
    async (path) => {
      const { answer } = await open(`${path}?scenario=default`)
      const { went } = visit(answer?.body ?? '')
      expect(new URL(went, 'http://localhost')).toMatchObject({ host: 'localhost' })
      expect(went).toMatch(/^\/w\//)
    },
  )

  test('escapes the address in its script', async () => {
    const { answer } = await open(`/</script><script>alert(1)//?scenario=default&x=</script>`)
    expect(String(answer?.body).match(/<script>/g)).toHaveLength(1)
  })

  test.each([
    ['?scenario=nope', 404, 'SCENARIO_UNKNOWN'],
    ['?scenario=', 404, 'SCENARIO_UNKNOWN'],
    ['?scenario=default&merchant=__proto__', 404, 'MERCHANT_UNKNOWN'],
  ])('%s is refused with %i %s', async (query, status, errorCode) => {
    const { answer } = await open(`/${query}`)
    expect(answer?.status).toBe(status)
    expect(JSON.parse(String(answer?.body))).toMatchObject({ success: false, errorCode })
  })
})

test.each(['/m/home?gameType=RNG', '/m/home?world=default', '/__vendors/slot.html?token=a'])(
  'leaves a page address without ?scenario= to the host: %s',
  async (path) => {
    expect((await open(path)).answer).toBeUndefined()
  },
)

describe('a page address with &axes=', () => {
  test('creates a world that is moved on them, and keeps them out of the app’s address', async () => {
    const { made, answer } = await open('/m/home?scenario=default&axes=account:trial,region:blocked')
    expect(made[0]?.settings().regionRestriction).toBe(true)
    expect(made[0]?.changes).toMatchObject({ signedIn: 'guest_0001' })
    expect(visit(answer?.body ?? '').went).toBe(`/w/${made[0]?.name}/m/home`)
  })

  test.each([
    ['account:king', 'query.axes.account'],
    ['wallet:full', 'query.axes'],
    ['account', 'query.axes.account'],
    ['__proto__:x', 'query.axes'],
  ])('is refused with an unknown axis or value: %s', async (axes, field) => {
    const { made, answer } = await open(`/m/home?scenario=default&axes=${axes}`)
    expect(made).toEqual([])
    expect(answer?.status).toBe(422)
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({ errorCode: 'INVALID_INPUT', field })
  })
})

describe('a page address with ?merchant= alone', () => {
  test('creates a world of the default scenario with that merchant', async () => {
    const { made, answer } = await open('/?merchant=ROCKET')
    expect(made[0]).toMatchObject({ scenario: 'default' })
    expect(made[0]?.merchant().code).toBe('ROCKET')
    expect(visit(answer?.body ?? '').went).toBe(`/w/${made[0]?.name}/`)
  })

  test.each(['/__vendors/chat.html?merchant=ROCKET', '/m/lotto-h5/?merchant=ROCKET'])(
    'leaves a vendor’s page to the host: %s',
    async (path) => expect((await open(path)).answer).toBeUndefined(),
  )
})

describe('a wrong name in a browser', () => {
  const openInBrowser = async (path: string) => {
    const { worlds } = await createPlatform()
    return scenarioPage(toRequest({ path, headers: { accept: 'text/html' } }), worlds)
  }

  test('gets a page with the merchants as links', async () => {
    const answer = await openInBrowser('/?merchant=NOBODY')
    expect(answer).toMatchObject({ status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } })
    for (const code of ['HAEDAL', 'VELVET', 'ROCKET', 'PLAIN'])
      expect(answer?.body).toContain(`href="/?merchant=${code}"`)
  })

  test('gets a page with the scenarios as links, which keep the merchant', async () => {
    const answer = await openInBrowser('/?scenario=nope&merchant=VELVET')
    expect(answer?.body).toContain('href="/?scenario=trial&amp;merchant=VELVET"')
  })

  test('is never repeated as HTML', async () => {
    const answer = await openInBrowser('/?merchant=<b>')
    expect(answer?.body).not.toContain('<b>')
  })
})
