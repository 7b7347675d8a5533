import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { createExpressHost } from '#mock-server/hosts/express.ts'
import { expressHostPerTest } from '#mock-server/verify/testing/express-host.ts'
import { listen } from '#mock-server/verify/testing/listen.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { attachOnFailure } from './capsule.ts'
import { createClock } from './clock.ts'
import { type Control, createControl } from './control.ts'
import { createFaults } from './faults.ts'
import { createJournal } from './journal.ts'
import { createOutbox } from './outbox.ts'

const host = expressHostPerTest()
let control: Control

beforeEach(async () => {
  control = createControl({ url: host.url }, 'kit')
  await control.call('POST', 'world/scenario', { scenario: 'frozen-clock' })
})

const headers = { 'X-World': 'kit', 'content-type': 'application/json' }
const post = (path: string, fields: object) =>
  fetch(host.url + path, { method: 'POST', headers, body: JSON.stringify(fields) })
const askCode = (mobileNum = '1022334455') => post(auth.sendSmsNoLogin.path, { mobileNum, countryDialingCode: '82' })

/** Records what a page's clock is asked for. */
function recordingClock() {
  const asked: [string, ...unknown[]][] = []
  const ask =
    (name: string) =>
    async (...values: unknown[]) =>
      void asked.push([name, ...values])
  return {
    asked,
    pages: {
      install: ask('install'),
      fastForward: ask('fastForward'),
      setFixedTime: ask('setFixedTime'),
      setSystemTime: ask('setSystemTime'),
    },
  }
}

describe('control', () => {
  test('reports a refusal with its code and field', async () => {
    await expect(control.call('POST', 'faults', { fault: { endpoint: 'auth.logon' } })).rejects.toThrow(
      /POST \/__gateway\/faults was refused: INVALID_INPUT: .*\(body\.fault\.endpoint\)/,
    )
  })
})

test('a host with a token answers only a control that has it', async () => {
  const { gateway, worlds, admission } = await createPlatform({ controlToken: 'secret' })
  const { url, close } = await listen(createExpressHost({ gateway, worlds, admission, pages: () => undefined }))
  onTestFinished(close)
  await expect(createControl({ url }, 'default').call('GET', 'clock')).rejects.toThrow('CONTROL_REFUSED')
  const admitted = createControl({ url, token: 'secret' }, 'default')
  expect(await admitted.call('GET', 'clock')).toMatchObject({ mode: 'running' })
})

describe('the outbox', () => {
  test('returns the newest message that matches, and waits for one', async () => {
    const outbox = createOutbox(control)
    expect(await outbox.messages()).toEqual([])
    const arriving = outbox.wait({ to: '22334455', timeout: 10_000 })
    await askCode()
    const message = await arriving
    expect(message.text).toContain(message.code)
    expect(await outbox.messages({ channel: 'sms' })).toEqual([message])
    expect(await outbox.messages({ after: message.id })).toEqual([])
  })

  test('reports that nothing arrived', async () => {
    await expect(createOutbox(control).wait({ timeout: 0 })).rejects.toThrow('NOTHING_ARRIVED')
  })
})

test('faults strike until they are used up or cleared', async () => {
  const faults = createFaults(control)
  await faults.add({ endpoint: auth.sendSmsNoLogin.id, status: 502, times: 1 })
  await faults.add({ endpoint: 'games.*', status: 503 })
  expect([(await askCode()).status, (await askCode()).status]).toEqual([502, 200])
  expect(await faults.list()).toEqual([{ endpoint: 'games.*', status: 503 }])
  expect(await faults.clear('games.*')).toEqual([])
  expect(await faults.replace([{ endpoint: '*', latency: 10 }])).toHaveLength(1)
  expect(await faults.clear()).toEqual([])
})

test('the journal lists calls, and an error says what differs from those expected', async () => {
  const journal = createJournal(control)
  await askCode()
  expect(await journal.calls({ endpoint: 'auth.*' })).toMatchObject([{ endpoint: 'auth.sendSmsNoLogin', status: 200 }])
  await journal.verify([{ endpoint: 'auth.sendSmsNoLogin', times: 1 }], { nothingUnhandled: true })
  await expect(journal.verify([{ endpoint: 'auth.login' }, { endpoint: 'auth.*' }])).rejects.toThrow(
    /^The journal differs:\n- [^\n]*auth\.login[^\n]*$/,
  )
  await expect(journal.verifySoon([{ endpoint: 'auth.login' }], { timeout: 0 })).rejects.toThrow('auth.login')
  const soon = journal.verifySoon([{ endpoint: auth.sendSmsNoLogin.id, times: 2 }])
  await askCode('1099990000')
  await soon
})

describe('the clock', () => {
  test('moves the world, fires the timers of the pages and sets them to the same time', async () => {
    const { asked, pages } = recordingClock()
    const clock = createClock(control, pages)
    await clock.install()
    const { now } = await clock.read()
    expect(asked).toEqual([['install'], ['setFixedTime', now]])
    const after = await clock.advance('5m')
    expect(after.now).toBe(now + 300_000)
    expect((await clock.read()).now).toBe(after.now)
    expect(asked.slice(2)).toEqual([
      ['fastForward', 300_000],
      ['setFixedTime', after.now],
    ])
  })

  test('sets an earlier time without timers, and lets both run', async () => {
    const { asked, pages } = recordingClock()
    const clock = createClock(control, pages)
    const at = new Date('2026-01-02T03:04:05Z')
    await clock.set(at)
    expect(asked).toEqual([['install'], ['setFixedTime', at.getTime()]])
    const { mode, now } = await clock.run()
    expect(mode).toBe('running')
    expect(asked.at(-1)).toEqual(['setSystemTime', now])
    expect(await clock.freeze()).toMatchObject({ mode: 'frozen' })
    expect(asked.at(-1)?.[0]).toBe('setFixedTime')
  })
})

describe('a capsule', () => {
  const save = (note: string) => control.call<object>('POST', 'capsule', { note })
  const attached: { name: string; body?: string | Buffer }[] = []
  const info = (errors: object[]) =>
    ({
      errors,
      titlePath: ['a file', 'a test'],
      attach: async (name: string, content: { body?: string | Buffer }) => void attached.push({ name, ...content }),
    }) as unknown as Parameters<typeof attachOnFailure>[1]

  beforeEach(() => void attached.splice(0))

  test('of a failed test is attached, and opens', async () => {
    await attachOnFailure(save, info([{}]))
    const [{ name, body } = { name: '' }] = attached
    expect(name).toBe('bug.capsule.json')
    const capsule = JSON.parse(String(body))
    const opened = await control.call('PUT', 'capsule', { world: undefined, capsule })
    expect(opened).toMatchObject({ note: 'a file › a test', phones: [{ seat: 1 }] })
  })

  test('is not attached if the test passed', async () => {
    await attachOnFailure(save, info([]))
    expect(attached).toEqual([])
  })

  test('that cannot be saved leaves a note in the report', async () => {
    await control.call('DELETE', 'worlds')
    await attachOnFailure(save, info([{}]))
    expect(attached).toMatchObject([{ name: 'capsule-not-saved.txt', body: expect.stringContaining('WORLD_UNKNOWN') }])
  })
})
