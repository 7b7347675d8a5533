import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { auth } from '#contract/auth.ts'
import { createExpressHost } from '#mock-server/hosts/express.ts'
import { listen } from '#mock-server/verify/testing/listen.ts'
import { createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import { runCommand } from './run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'parlor-command-'))
afterAll(() => rmSync(folder, { recursive: true }))

const command = fileURLToPath(new URL('./cli.ts', import.meta.url))

/** Runs the command in a process of its own, as a person would. */
const inShell = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((done) => {
    const child = execFile(process.execPath, [command, ...args], (_, out, err) =>
      done({ code: child.exitCode ?? -1, out: out.trim(), err: err.trim() }),
    )
  })

/** Runs the command without a process of its own, which would take a second each. */
async function scenario(...args: string[]) {
  const out: string[] = []
  const err: string[] = []
  const code = await runCommand(args, { print: (text) => out.push(text), printError: (text) => err.push(text) })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

let platform: Platform
let port: string

beforeEach(async () => {
  platform = await createPlatform({ scenario: 'trial', seed: 'kept' })
  const { gateway, worlds } = platform
  const host = await listen(createExpressHost({ gateway, worlds, pages: () => undefined }))
  port = `${host.port}`
  return host.close
})

describe('npm run scenario', () => {
  test('list shows every scenario with its title, as text and as JSON', async () => {
    const [text, json] = await Promise.all([
      scenario('list', '--port', port),
      scenario('list', '--port', port, '--json'),
    ])
    expect(text).toMatchObject({ code: 0, err: '' })
    expect(text.out.split('\n')).toHaveLength(platform.worlds.scenarios.length)
    expect(text.out).toMatch(/^trial +A trial player: no deposits, inbox or chat$/m)
    expect(JSON.parse(json.out)).toContainEqual({ name: 'trial', title: 'A trial player: no deposits, inbox or chat' })
  })

  test('link prints an address that creates a fresh world', async () => {
    const { code, out } = await scenario('link', 'trial', '/m/home', '--merchant', 'VELVET', '--port', port)
    expect({ code, out }).toEqual({ code: 0, out: `http://localhost:${port}/m/home?scenario=trial&merchant=VELVET` })
    expect(await scenario('link', 'none', '--port', port)).toMatchObject({ code: 2 })
  })

  test('show prints a scenario merged with all that it extends', async () => {
    const { code, out } = await scenario('show', 'session-expired', '--port', port)
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      signedIn: 'haedal_92',
      sessionExpired: true,
      favourites: { haedal_92: 14 },
    })
  })

  test('apply replaces the world with the scenario and keeps its seed', async () => {
    const { code, out } = await scenario('apply', 'maintenance', '--port', port)
    expect(code).toBe(0)
    expect(platform.world()).toMatchObject({ scenario: 'maintenance', seed: 'kept' })
    expect(out).toBe(
      `world default: scenario maintenance, seed kept, merchant HAEDAL\nopen it at http://localhost:${port}/`,
    )
  })

  test('reset creates a new world of the same scenario and seed', async () => {
    const before = platform.world()
    before.changeSettings({ emptyLobby: true })
    expect(await scenario('reset', '--port', port)).toMatchObject({ code: 0 })
    expect(platform.world()).not.toBe(before)
    expect(platform.world()).toMatchObject({ scenario: 'trial', seed: 'kept' })
    expect(platform.world().settings().emptyLobby).toBe(false)
  })

  test('new-world creates a world beside the others', async () => {
    const args = ['new-world', '--world', 'mine', '--scenario', 'agent', '--seed', 's', '--merchant', 'VELVET']
    expect(await scenario(...args, '--port', port)).toMatchObject({ code: 0 })
    expect(platform.worlds.find('mine')).toMatchObject({ scenario: 'agent', seed: 's' })
    expect(platform.worlds.find('mine').merchant().code).toBe('VELVET')
    expect(platform.world()).toMatchObject({ scenario: 'trial' })
  })
})

describe('every command works as described, as text and as JSON', () => {
  const both = async (...args: string[]) => {
    const text = await scenario(...args, '--port', port)
    const json = await scenario(...args, '--port', port, '--json')
    expect(text).toMatchObject({ code: 0, err: '' })
    expect(json).toMatchObject({ code: 0, err: '' })
    return { text: text.out, data: JSON.parse(json.out) as unknown }
  }
  const once = (...args: string[]) => scenario(...args, '--port', port)

  test('worlds: fork, list, seed, delete', async () => {
    expect(await once('fork', 'copy')).toMatchObject({ code: 0, out: expect.stringContaining('world copy: ') })
    expect((await both('worlds')).text).toMatch(/^copy +trial +kept +HAEDAL +2026-11-20T10:00:00\.000Z +kept$/m)
    expect((await both('seed', 'lucky', '--world', 'copy')).data).toMatchObject({ name: 'copy', chanceSeed: 'lucky' })
    expect(await once('delete', 'copy')).toMatchObject({ code: 0, out: 'world copy is gone' })
    expect((await both('worlds')).data).toMatchObject([{ name: 'default' }])
  })

  test('flags, settings, status and a session', async () => {
    expect((await both('flags', 'CBS3=off', 'AGENTPOLICY3=on')).data).toMatchObject({ CBS3: false, AGENTPOLICY3: true })
    expect((await both('flags')).text).toMatch(/^CBS3 +off$/m)
    expect((await both('settings', 'captchaAfter=7', 'ip=192.0.2.1')).data).toMatchObject({
      captchaAfter: 7,
      ip: '192.0.2.1',
    })
    expect((await both('settings')).text).toMatch(/^captchaAfter +7$/m)
    const closed = ['status', 'maintenance', '--message', 'Tea', '--ends', '2026-11-20T12:00:00Z']
    expect((await both(...closed)).text).toBe('maintenance: Tea, until 2026-11-20T12:00:00.000Z')
    expect((await both('status')).data).toMatchObject({ status: 'maintenance' })
    expect((await both('status', 'region')).text).toBe('region')
    expect((await both('status', 'normal')).data).toMatchObject({ maintenance: null, regionRestriction: false })
    expect((await both('sign-in', 'minji_k')).data).toMatchObject({ userName: 'minji_k' })
    expect((await both('contract', 'salary-plus', 'haedal_92')).text).toContain('salary, from agent_seo')
  })

  test('the clock', async () => {
    expect((await both('clock', 'freeze')).data).toMatchObject({ mode: 'frozen' })
    expect((await both('clock', 'set', '2026-12-24T18:00:00Z')).text).toMatch(/^2026-12-24T18:00:00\.000Z, frozen$/m)
    expect((await once('clock', 'advance', '2h')).out).toMatch(/^2026-12-24T20:00:00\.000Z/)
    expect((await both('clock', 'run')).data).toMatchObject({ mode: 'running' })
    expect((await both('clock')).data).toHaveProperty('pending')
    platform.world().schedule.add({ at: platform.world().clock.now() + 60_000, kind: 'creditDeposit', id: 'd-1' })
    expect((await once('clock')).out).toContain('creditDeposit d-1')
    expect((await once('clock', 'next')).out).toMatch(/^2026-12-24T20:01:00\.000Z/)
  })

  test('faults', async () => {
    const slow = ['faults', 'add', '*', '--latency', 'p50=200,p95=900', '--probability', '0.5', '--from', '5m']
    expect(await once(...slow)).toMatchObject({ code: 0 })
    const down = ['faults', 'add', 'auth.login', '--status', '503', '--error', 'MAINTENANCE', '--times', '2']
    expect(await once(...down, '--until', '2026-11-21')).toMatchObject({ code: 0 })
    const drip = ['faults', 'add', 'auth.captcha', '--transport', 'drip', '--drip', '900', '--latency', '5']
    expect(await once(...drip)).toMatchObject({ code: 0 })
    expect((await both('faults')).data).toEqual([
      { endpoint: '*', latency: { p50: 200, p95: 900 }, probability: 0.5, from: '5m' },
      { endpoint: 'auth.login', status: 503, error: 'MAINTENANCE', times: 2, until: Date.parse('2026-11-21') },
      { endpoint: 'auth.captcha', latency: 5, transport: 'drip', dripTime: 900 },
    ])
    await once('faults', 'clear', 'auth.captcha')
    const matching = [
      '--account',
      'minji_k',
      '--region',
      'KR',
      '--header',
      'device=phone',
      '--body',
      'amount=5,bank.code=KB',
    ]
    await once('faults', 'add', 'deposit.*', '--stage', 'after-run', '--status', '500', '--query', 'id=1', ...matching)
    const { data } = await both('faults')
    expect(Array.isArray(data) && data.at(-1)).toEqual({
      endpoint: 'deposit.*',
      stage: 'after-run',
      account: 'minji_k',
      region: 'KR',
      header: { device: 'phone' },
      query: { id: '1' },
      body: { amount: '5', 'bank.code': 'KB' },
      status: 500,
    })
    expect((await once('faults', 'clear', 'auth.*')).out.split('\n')).toHaveLength(2)
    expect((await once('faults', 'clear')).out).toBe('no faults are in force')
  })

  test('the outbox', async () => {
    const waiting = both('outbox', 'wait', '--to', '010-2233-4455', '--timeout', '20s')
    await platform.call(auth.sendSmsNoLogin, { mobileNum: '1022334455', countryDialingCode: '82' })
    expect((await waiting).data).toMatchObject({ id: 1, channel: 'sms' })
    expect((await both('outbox', '--channel', 'sms')).text).toMatch(/^1 +2026-11-20T10:00:00\.000Z +sms +821022334455 /)
    expect(await once('outbox', '--channel', 'email')).toMatchObject({ out: 'no such message' })
  })

  test('the journal', async () => {
    await platform.call(auth.captcha, {})
    await platform.send({ path: '/wps/capcha' })
    const all = await both('journal')
    expect(all.text.split('\n')).toHaveLength(2)
    expect((await both('journal', '--unhandled', '--limit', '1')).data).toMatchObject([{ path: '/wps/capcha' }])
    expect((await both('journal', 'count', '--status', '4xx')).text).toBe('1 calls\n  1  404  unhandled')
    expect((await both('journal', 'explain', '2')).text).toMatch(/^no endpoint handles GET .*\n +auth\.captcha +GET /)
    const verify = ['journal', 'verify', 'auth.captcha=1', 'auth.*:2xx>=1', 'games.*<=0', '--in-order']
    expect(await once(...verify.slice(0, -1))).toMatchObject({
      code: 0,
      out: expect.stringContaining('ok  auth.captcha'),
    })
    const failed = await once(...verify, '--nothing-unhandled', '--json')
    expect(failed).toMatchObject({ code: 1, err: '' })
    expect(JSON.parse(failed.out)).toMatchObject({ ok: false })
  })

  test('snapshots', async () => {
    const file = join(folder, 'world.json')
    expect((await both('snapshot', 'save', 'before')).text).toMatch(
      /^before +2026-11-20T10:00:00\.000Z +of default +trial /,
    )
    await platform.call(auth.captcha, {})
    expect((await both('snapshot', 'diff', 'saved:before', 'default')).text).toMatch(/^captchas «redacted» added$/m)
    expect((await both('snapshot', 'restore', 'before')).text).toBe('world default is as in before')
    expect((await both('snapshot', 'diff', 'saved:before', 'default')).text).toBe('no difference')
    expect((await both('snapshot', 'export', 'before')).data).toMatchObject({ name: 'default', scenario: 'trial' })
    expect(await once('snapshot', 'export', '--out', file, '--with-secrets')).toMatchObject({
      out: `written to ${file}`,
    })
    expect(await once('snapshot', 'import', file, '--world', 'imported')).toMatchObject({
      out: `world imported is as in ${file}`,
    })
    expect(await once('snapshot', 'export', '--out', file)).toMatchObject({
      out: `written to ${file}, without passwords, codes and sessions; --with-secrets keeps them`,
    })
    expect(await once('snapshot', 'import', file, '--world', 'imported')).toMatchObject({
      out: `world imported is as in ${file}; no account is signed in, and every password is parlor2026`,
    })
    expect((await both('snapshot', 'list')).data).toMatchObject([{ name: 'before' }])
    expect(await once('snapshot', 'delete', 'before')).toMatchObject({ code: 0, out: 'snapshot before is gone' })
    expect((await once('snapshot', 'list')).out).toBe('no snapshot is saved')
  })

  test('events: prints one line per event as it happens', async () => {
    const child = spawn(process.execPath, [command, 'events', '--port', port, '--kinds', 'journal', '--json'])
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
    await vi.waitFor(() => expect(platform.worlds.events.watchers()).toBe(1), { timeout: 20_000 })
    await platform.call(auth.captcha, {})
    const { value } = await lines.next()
    expect(JSON.parse(value ?? '')).toMatchObject({ kind: 'journal', value: { endpoint: 'auth.captcha' } })
    child.kill()
  })
})

describe('a failure is reported in one line', () => {
  const oneLine = { code: 1, out: '', err: expect.stringMatching(/^[^\n]+$/) }

  test('exits with 1 for a taken name, and with 2 for an unknown scenario, world or command', async () => {
    const [unknown, nowhere, taken, wrong] = await Promise.all([
      scenario('apply', 'nope', '--port', port),
      scenario('reset', '--world', 'nowhere', '--port', port),
      scenario('new-world', '--world', 'default', '--port', port),
      scenario('aply', 'trial'),
    ])
    expect(taken).toEqual(oneLine)
    for (const failed of [unknown, nowhere, wrong]) expect(failed).toEqual({ ...oneLine, code: 2 })
    expect(unknown?.err).toMatch(/^there is no scenario "nope"; available: default, /)
    expect(nowhere?.err).toMatch(/^there is no world "nowhere"/)
    expect(taken?.err).toBe('there is already a world "default"')
    expect(wrong?.err).toBe('there is no command "aply"; --help shows how to use it')
  })

  test.each([
    [['flags', 'CBS3=maybe'], 'the flag CBS3 is one of on, off, not "maybe"'],
    [['flags', 'CBS3'], 'a change is written as KEY=VALUE, not "CBS3"'],
    [['status', 'closed'], 'a status is one of normal, maintenance, region, not "closed"'],
    [['status', 'region', '--message', 'x'], '--message and --ends are for the status maintenance'],
    [['clock', 'set', 'noon'], 'clock set takes a date such as 2026-12-24T18:00:00Z, not "noon"'],
    [['faults', 'add', '*', '--latency', 'p50=9'], '--latency takes milliseconds, or p50=200,p95=900, or '],
    [['faults', 'add', '*', '--probability', '2'], '--probability takes a number from 0 to 1, not "2"'],
    [['faults', 'add', '*', '--transport', 'drop'], '--transport is one of reset, hang, truncated, malformed, drip'],
    [['faults', 'add', '*', '--stage', 'late'], '--stage is one of before-auth, before-run, after-run, not "late"'],
    [['faults', 'add', '*', '--body', 'amount'], '--body takes NAME=VALUE, with commas between several, not "amount"'],
    [['outbox', 'wait', '--timeout', 'long'], '--timeout takes a time such as 500ms, 30s or 5m, not "long"'],
    [['journal', 'explain', 'last'], 'ID takes a whole number, not "last"'],
    [['journal', 'verify', 'auth login'], 'a call is written as auth.login, auth.login=2 or auth.login:401>=1'],
  ])('exits with 2 on a usage error: %j', async (args, message) => {
    const { code, out, err } = await scenario(...args, '--port', port)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
    expect(err).toMatch(/; --help shows how to use it$/)
  })

  test.each([
    [['clock', 'advance', 'banana'], 'a duration such as 500ms, 30s, 5m, 2h or 1d'],
    [['clock', 'advance', '1000000000d'], 'a duration is at most'],
    [['journal', 'explain', '99999'], 'the journal holds no call 99999'],
    [['delete', 'default'], 'every address without a world uses the world default, so it stays; reset it'],
    [['sign-in', 'nobody'], 'nobody'],
    [['snapshot', 'restore', 'nothing'], 'nothing'],
  ])('exits with 2 if the host finds the input invalid: %j', async (args, message) => {
    expect(await scenario(...args, '--port', port)).toEqual({
      code: 2,
      out: '',
      err: expect.stringContaining(message),
    })
    expect(platform.worlds.has('default')).toBe(true)
  })

  test('prints the failure as JSON with --json', async () => {
    const { code, out, err } = await scenario('sign-in', 'nobody', '--port', port, '--json')
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(JSON.parse(err)).toEqual({
      message: 'no member has the account "nobody"',
      errorCode: 'MEMBER_UNKNOWN',
      field: 'body.account',
    })
  })

  test('exits with 1 if no message arrives or a file is missing', async () => {
    const [late, gone] = await Promise.all([
      scenario('outbox', 'wait', '--timeout', '1ms', '--port', port),
      scenario('snapshot', 'import', join(folder, 'gone.json'), '--port', port),
    ])
    expect(late).toEqual({ ...oneLine, err: 'no matching message arrived in the outbox within 1 ms' })
    expect(gone).toEqual({ ...oneLine, err: expect.stringContaining('the file cannot be read: ENOENT') })
  })

  test('exits with 1 if no host is running, or the server is not a Parlor host', async () => {
    const stranger = createServer((_, response) => response.end('hello'))
    await new Promise<void>((listening) => stranger.listen(0, '127.0.0.1', listening))
    const strange = `${(stranger.address() as AddressInfo).port}`
    const closed = await listen(createExpressHost({ ...platform, pages: () => undefined }))
    closed.close()
    const [down, other] = await Promise.all([
      scenario('list', '--port', `${closed.port}`),
      scenario('list', '--url', `http://127.0.0.1:${strange}`),
    ])
    stranger.close()
    expect(down).toEqual(oneLine)
    expect(down?.err).toContain(
      `nothing answers at http://localhost:${closed.port} (ECONNREFUSED); start it with npm start`,
    )
    expect(other).toEqual(oneLine)
    expect(other?.err).toBe(`the server at http://127.0.0.1:${strange} is not a Parlor host`)
  })
})

test('reports success, refusal and usage errors to the shell by output and exit code', async () => {
  const [list, unknown, wrong, help] = await Promise.all([
    inShell('list', '--port', port, '--json'),
    inShell('apply', 'nope', '--port', port),
    inShell('apply'),
    inShell('--help'),
  ])
  expect(list).toMatchObject({ code: 0, err: '' })
  expect(JSON.parse(list.out)).toHaveLength(platform.worlds.scenarios.length)
  expect(unknown).toMatchObject({ code: 2, out: '', err: expect.stringContaining('there is no scenario "nope"') })
  expect(wrong).toEqual({ code: 2, out: '', err: 'apply takes SCENARIO; --help shows how to use it' })
  expect(help).toMatchObject({ code: 0, out: expect.stringContaining('npm run scenario -- COMMAND'), err: '' })
})
