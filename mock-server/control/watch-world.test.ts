import { afterEach, describe, expect, test, vi } from 'vitest'
import { auth } from '#contract/auth.ts'
import { memberPassword } from '#fixtures/members.ts'
import { toRequest } from '#mock-server/verify/testing/message.ts'
import { beginning, createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import { control } from './contract.ts'
import { type ReadEvent, readEvents } from './read-events.ts'

interface Watching {
  kinds?: string
  after?: string
  world?: string
}

/** Watches the platform's world and reads one event at a time. */
async function watch({ gateway }: Platform, { after, ...query }: Watching = {}) {
  const headers: Record<string, string> = after === undefined ? {} : { 'Last-Event-ID': after }
  const answer = await gateway(toRequest({ path: `${control.events.path}?${new URLSearchParams(query)}`, headers }))
  const events = readEvents(answer.body as ReadableStream<Uint8Array>)
  return {
    answer,
    next: async (): Promise<ReadEvent> => {
      const { value } = await events.next()
      if (!value) throw new Error('the stream has ended')
      return value
    },
    leave: () => events.return(),
  }
}

const code = { mobileNum: '1022334455', countryDialingCode: '82' }
const kindsOf = (events: readonly ReadEvent[]) => events.map(({ event }) => event.kind)

async function take(watcher: Awaited<ReturnType<typeof watch>>, count: number) {
  const events: ReadEvent[] = []
  while (events.length < count) events.push(await watcher.next())
  return events
}

afterEach(() => vi.useRealTimers())

describe('a watcher', () => {
  test('receives the events of every kind in order', async () => {
    const platform = await createPlatform()
    const { call } = platform
    const watcher = await watch(platform)
    expect(watcher.answer.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    await call(auth.sendSmsNoLogin, code)
    await call(control.changeSettings, { settings: { emptyLobby: true } })
    await call(control.addFault, { fault: { endpoint: '*', latency: 1 } })
    await call(control.moveClock, { action: 'freeze' })
    await call(control.resetWorld, {})
    const events = await take(watcher, 11)
    expect(events.map(({ event }) => event)).toMatchObject([
      { kind: 'journal', world: 'default', value: { endpoint: 'auth.sendSmsNoLogin', status: 200 } },
      { kind: 'outbox', value: { channel: 'sms' } },
      { kind: 'timeline', value: { id: 2, endpoint: 'auth.sendSmsNoLogin' } },
      { kind: 'settings', value: { emptyLobby: true } },
      { kind: 'timeline', value: { id: 3, endpoint: 'control.changeSettings' } },
      { kind: 'faults', value: [{ endpoint: '*', latency: 1 }] },
      { kind: 'timeline', value: { id: 4 } },
      { kind: 'clock', value: { mode: 'frozen', now: beginning } },
      { kind: 'timeline', value: { id: 5 } },
      { kind: 'world', value: { change: 'replaced' } },
      { kind: 'timeline', value: { id: 6, kind: 'replaced' } },
    ])
    await watcher.leave()
  })

  test('continues with the world that replaces the first', async () => {
    const platform = await createPlatform()
    const watcher = await watch(platform, { kinds: 'world,journal' })
    await platform.call(control.applyScenario, { scenario: 'trial' })
    await platform.call(auth.captcha, {})
    expect(kindsOf(await take(watcher, 2))).toEqual(['world', 'journal'])
    await watcher.leave()
  })

  test('receives no events of other worlds or of other kinds', async () => {
    const platform = await createPlatform()
    const watcher = await watch(platform, { kinds: 'outbox' })
    await platform.call(control.createWorld, { name: 'other' })
    await platform.call(auth.sendSmsNoLogin, code, { headers: { 'X-World': 'other' } })
    await platform.call(auth.captcha, {})
    await platform.call(auth.sendSmsNoLogin, { ...code, mobileNum: '1077776666' })
    expect((await watcher.next()).event).toMatchObject({ kind: 'outbox', world: 'default', value: { id: 1 } })
    await watcher.leave()
  })

  test('receives no secret', async () => {
    const platform = await createPlatform()
    const watcher = await watch(platform)
    const login = { type: 'username' as const, username: 'haedal_92', password: memberPassword }
    const { token } = await platform.call(auth.login, login)
    const event = JSON.stringify(await watcher.next())
    expect(event).toContain('auth.login')
    expect(event).not.toContain(memberPassword)
    expect(event).not.toContain(token)
    await watcher.leave()
  })

  test('makes due events happen while it only watches', async () => {
    vi.useFakeTimers()
    const platform = await createPlatform({ steps: [{ after: '20s', settings: { emptyLobby: true } }] })
    const watcher = await watch(platform, { kinds: 'settings' })
    const reading = watcher.next()
    platform.pass(20_000)
    await vi.advanceTimersByTimeAsync(20_000)
    expect((await reading).event).toMatchObject({ kind: 'settings', value: { emptyLobby: true } })
    vi.useRealTimers()
    await watcher.leave()
  })

  test('receives a heartbeat every 15 seconds if nothing happens', async () => {
    vi.useFakeTimers()
    const { gateway } = await createPlatform()
    const { body } = await gateway(toRequest({ path: control.events.path }))
    const reader = (body as ReadableStream<Uint8Array>).getReader()
    const text = async () => new TextDecoder().decode((await reader.read()).value)
    expect(await text()).toBe('retry: 1000\n: watching default\n\n')
    const beat = text()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await beat).toBe(': still here\n\n')
    await reader.cancel()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('keeps its world in use', async () => {
    vi.useFakeTimers()
    const platform = await createPlatform({ idleAfter: 60_000 })
    await platform.call(control.createWorld, { name: 'other' })
    const watcher = await watch(platform, { world: 'other', kinds: 'settings' })
    const reading = watcher.next()
    for (let beat = 0; beat < 12; beat += 1) {
      platform.pass(15_000)
      await vi.advanceTimersByTimeAsync(15_000)
    }
    await platform.call(control.changeSettings, { world: 'other', settings: { emptyLobby: true } })
    expect((await reading).event).toMatchObject({ world: 'other' })
    vi.useRealTimers()
    await watcher.leave()
  })
})

describe('a watcher that reconnects', () => {
  test('receives the events it has missed, each once', async () => {
    const platform = await createPlatform()
    const { call } = platform
    const first = await watch(platform, { kinds: 'outbox' })
    await call(auth.sendSmsNoLogin, code)
    const { id } = await first.next()
    await first.leave()
    await call(auth.sendSmsNoLogin, { ...code, mobileNum: '1077776666' })
    await call(auth.sendSmsNoLogin, { ...code, mobileNum: '1055554444' })
    const second = await watch(platform, { kinds: 'outbox', after: id })
    expect((await take(second, 2)).map(({ event }) => event.value)).toMatchObject([{ id: 2 }, { id: 3 }])
    await second.leave()
  })

  test('too late receives a gap event before the events that are left', async () => {
    const platform = await createPlatform()
    const { call } = platform
    const first = await watch(platform)
    await call(auth.captcha, {})
    const { id } = await first.next()
    await first.leave()
    for (let at = 0; at < 501; at += 1) await call(auth.captcha, {})
    const second = await watch(platform, { after: id })
    const [gap, oldest] = await take(second, 2)
    expect(gap?.event).toEqual({ kind: 'gap', world: 'default', value: null })
    expect(oldest?.event).toMatchObject({ kind: 'journal', value: { id: 3 } })
    await second.leave()
  })

  test.each(['0000dead-3', 'nonsense', '-1'])('from another host, with %s, receives a gap event', async (after) => {
    const platform = await createPlatform()
    await platform.call(auth.captcha, {})
    const watcher = await watch(platform, { after })
    expect(kindsOf(await take(watcher, 5))).toEqual(['gap', 'world', 'timeline', 'journal', 'timeline'])
    await watcher.leave()
  })
})

describe('watching', () => {
  test('allows a hundred clients; one that leaves makes room', async () => {
    const platform = await createPlatform()
    const watchers = await Promise.all(Array.from({ length: 100 }, () => watch(platform)))
    const leave = ({ answer }: (typeof watchers)[number]) => (answer.body as ReadableStream).cancel()
    expect(await platform.refusal(control.events, {})).toMatchObject({ status: 429, errorCode: 'WATCHER_LIMIT' })
    await leave(watchers[0]!)
    const another = await watch(platform)
    expect(another.answer.status).toBe(200)
    await Promise.all([...watchers, another].map(leave))
  })

  test.each([
    [{ world: 'nobody' }, 'WORLD_UNKNOWN', 'world'],
    [{ kinds: 'journal,letters' }, 'INVALID_INPUT', 'query.kinds'],
  ])('refuses %j', async (query, errorCode, field) => {
    const { refusal } = await createPlatform()
    expect(await refusal(control.events, query)).toMatchObject({ errorCode, field })
  })
})
