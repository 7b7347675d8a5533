import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { toRequest } from '../testing/message.ts'
import { createPlatform } from '../testing/platform.ts'
import { scenarioPage } from './scenario-page.ts'

const open = async (path: string, platform?: Awaited<ReturnType<typeof createPlatform>>) => {
  const { worlds } = platform ?? (await createPlatform())
  return { worlds, answer: await scenarioPage(toRequest({ path }), worlds, () => 'fresh') }
}

/** Runs the page's script as a browser would, and tells what it left behind. */
function visit(html: string | Uint8Array) {
  const script = /<script>([\s\S]*)<\/script>/.exec(String(html))?.[1] ?? ''
  const kept = new Map<string, string>([['left-over', 'x']])
  const storage = { clear: () => kept.clear(), setItem: (key: string, value: string) => kept.set(key, value) }
  const document = { cookie: '' }
  let went = ''
  const location = { replace: (address: string) => (went = address) }
  runInNewContext(script, { localStorage: storage, sessionStorage: { clear: () => undefined }, document, location })
  const stored = Object.fromEntries([...kept].map(([key, value]) => [key, JSON.parse(value)]))
  return { stored, cookie: document.cookie, went }
}

describe('a page address with ?scenario=', () => {
  test('makes the world, sets its cookie, keeps the persona’s session and goes on', async () => {
    const { worlds, answer } = await open(
      '/m/gameList?scenario=member-with-favorites&gameType=RNG&seed=s&merchant=VELVET',
    )
    const { stored, cookie, went } = visit(answer?.body ?? '')
    const world = worlds.find('fresh')
    expect(world).toMatchObject({ scenario: 'member-with-favorites', seed: 's' })
    expect(world.merchant().code).toBe('VELVET')
    expect(cookie).toBe('world=fresh;path=/;samesite=lax')
    expect(went).toBe('/m/gameList?gameType=RNG')
    expect(stored).toEqual({
      MC_SESSION_INFO: {
        id: 'm-0001',
        customerId: 'm-0001',
        token: expect.stringMatching(/^[0-9a-f]{32}$/),
        merchantCode: 'VELVET',
        userName: 'haedal_92',
        type: 0,
        firstTimeLogin: false,
      },
    })
    expect(world.tables.sessions.get(stored.MC_SESSION_INFO.token)).toBeDefined()
  })

  test('opens the scenario’s own route for the bare address', async () => {
    const { answer } = await open('/?scenario=login-needs-captcha')
    expect(visit(answer?.body ?? '').went).toBe('/m/login')
  })

  test('starts as a visitor where nobody is signed in, and leaves nothing of before', async () => {
    const { answer } = await open('/m/home?scenario=default')
    expect(visit(answer?.body ?? '').stored).toEqual({})
  })

  test('uses the world’s name that stands beside it', async () => {
    const { worlds, answer } = await open('/?scenario=trial&world=mine')
    expect(worlds.find('mine').scenario).toBe('trial')
    expect(visit(answer?.body ?? '').cookie).toBe('world=mine;path=/;samesite=lax')
  })

  test.each(['//evil.example/', '/\\evil.example/', '///evil.example/'])(
    'never leads to another site: %s',
    async (path) => {
      const { answer } = await open(`${path}?scenario=default`)
      const { went } = visit(answer?.body ?? '')
      expect(new URL(went, 'http://localhost').host).toBe('localhost')
    },
  )

  test('lets nothing of the address out of its script', async () => {
    const { answer } = await open(`/</script><script>alert(1)//?scenario=default&x=</script>`)
    expect(String(answer?.body).match(/<script>/g)).toHaveLength(1)
  })

  test.each([
    ['?scenario=nope', 404, 'SCENARIO_UNKNOWN'],
    ['?scenario=', 404, 'SCENARIO_UNKNOWN'],
    ['?scenario=default&merchant=__proto__', 404, 'MERCHANT_UNKNOWN'],
    ['?scenario=default&world=a%20b', 422, 'INVALID_INPUT'],
  ])('%s is refused with %i %s', async (query, status, errorCode) => {
    const { answer } = await open(`/${query}`)
    expect(answer?.status).toBe(status)
    expect(JSON.parse(String(answer?.body))).toMatchObject({ success: false, errorCode })
  })
})

describe('a page address with ?world= alone', () => {
  test('goes back to a world that is there, as it is', async () => {
    const platform = await createPlatform({ world: 'mine', scenario: 'trial' })
    const before = platform.world()
    const { worlds, answer } = await open('/m/home?world=mine', platform)
    const { cookie, went, stored } = visit(answer?.body ?? '')
    expect(worlds.find('mine')).toBe(before)
    expect({ cookie, went }).toEqual({ cookie: 'world=mine;path=/;samesite=lax', went: '/m/home' })
    expect(stored).toMatchObject({ MC_SESSION_INFO: { userName: 'guest_0001', type: 4 } })
  })

  test('is refused when there is no such world', async () => {
    const { answer } = await open('/?world=nobody')
    expect(answer?.status).toBe(404)
  })

  test('is left alone on a vendor’s page, which names the world of its launch', async () => {
    expect((await open('/__vendors/slot.html?token=a&world=default')).answer).toBeUndefined()
  })
})

test('a page address with neither is the host’s to answer', async () => {
  expect((await open('/m/home?gameType=RNG')).answer).toBeUndefined()
})
