import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createExpressHost } from '#mock-server/hosts/express.ts'
import { listen } from '#mock-server/verify/testing/listen.ts'
import { commandHostPerTest, runScenario } from '#mock-server/verify/testing/scenario-command.ts'

const host = commandHostPerTest()
const { run } = host

const folder = mkdtempSync(join(tmpdir(), 'parlor-command-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a failure is reported in one line', () => {
  const oneLine = { code: 1, out: '', err: expect.stringMatching(/^[^\n]+$/) }

  test('exits with 1 for a taken name, and with 2 for an unknown scenario, world or command', async () => {
    const [unknown, nowhere, taken, wrong] = await Promise.all([
      run('apply', 'nope'),
      run('reset', '--world', 'nowhere'),
      run('new-world', '--world', 'default'),
      runScenario('aply', 'trial'),
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
    const { code, out, err } = await run(...args)
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
    expect(await run(...args)).toEqual({
      code: 2,
      out: '',
      err: expect.stringContaining(message),
    })
    expect(host.platform.worlds.has('default')).toBe(true)
  })

  test('prints the failure as JSON with --json', async () => {
    const { code, out, err } = await run('sign-in', 'nobody', '--json')
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(JSON.parse(err)).toEqual({
      message: 'no member has the account "nobody"',
      errorCode: 'MEMBER_UNKNOWN',
      field: 'body.account',
    })
  })

  test('exits with 1 if no message arrives or a file is missing', async () => {
    const [late, gone] = await Promise.all([
      run('outbox', 'wait', '--timeout', '1ms'),
      run('snapshot', 'import', join(folder, 'gone.json')),
    ])
    expect(late).toEqual({ ...oneLine, err: 'no matching message arrived in the outbox within 1 ms' })
    expect(gone).toEqual({ ...oneLine, err: expect.stringContaining('the file cannot be read: ENOENT') })
  })

  test('exits with 1 if no host is running, or the server is not a Parlor host', async () => {
    const stranger = createServer((_, response) => response.end('hello'))
    await new Promise<void>((listening) => stranger.listen(0, '127.0.0.1', listening))
    const strange = `${(stranger.address() as AddressInfo).port}`
    const closed = await listen(createExpressHost({ ...host.platform, pages: () => undefined }))
    closed.close()
    const [down, other] = await Promise.all([
      runScenario('list', '--port', `${closed.port}`),
      runScenario('list', '--url', `http://127.0.0.1:${strange}`),
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
