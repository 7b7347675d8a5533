import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { auth } from '#contract/auth.ts'
import { commandHostPerTest } from '#mock-server/verify/testing/scenario-command.ts'

const host = commandHostPerTest()
const { run } = host

const folder = mkdtempSync(join(tmpdir(), 'parlor-command-'))
afterAll(() => rmSync(folder, { recursive: true }))

const command = fileURLToPath(new URL('../cli.ts', import.meta.url))

describe('every command works as described, as text and as JSON', () => {
  const both = async (...args: string[]) => {
    const text = await run(...args)
    const json = await run(...args, '--json')
    expect(text).toMatchObject({ code: 0, err: '' })
    expect(json).toMatchObject({ code: 0, err: '' })
    return { text: text.out, data: JSON.parse(json.out) as unknown }
  }
  const once = (...args: string[]) => run(...args)

  test('worlds: fork, list, seed, delete', async () => {
    expect(await once('fork', 'copy')).toMatchObject({ code: 0, out: expect.stringContaining('world copy: ') })
    expect((await both('worlds')).text).toMatch(/^copy +trial +kept +HAEDAL +2026-11-20T10:00:00\.000Z +kept$/m)
    expect((await both('seed', 'lucky', '--world', 'copy')).data).toMatchObject({ name: 'copy', chanceSeed: 'lucky' })
    expect(await once('delete', 'copy')).toMatchObject({ code: 0, out: 'world copy is gone' })
    expect((await both('worlds')).data).toMatchObject([{ name: 'default' }])
  })

  test('axes: list, and a scenario moved on them', async () => {
    expect(await once('apply', 'active-member', 'account=trial', 'network=slow')).toMatchObject({
      code: 0,
      out: expect.stringContaining('scenario active-member'),
    })
    const { text, data } = await both('axes')
    expect(text).toMatch(/^account +trial +visitor member /m)
    expect(data).toContainEqual(expect.objectContaining({ name: 'network', value: 'slow', scenario: 'usual' }))
    expect((await both('members')).data).toContainEqual(
      expect.objectContaining({ account: 'guest_0001', signedIn: true }),
    )
    expect(await once('new-world', 'region=blocked', '--world', 'other')).toMatchObject({ code: 0 })
    expect((await both('status', '--world', 'other')).text).toBe('region')
    expect((await both('link', 'default', '/m/login', 'account=agent')).text).toMatch(
      /\/m\/login\?.*axes=account%3Aagent/,
    )
  })

  test('axes: a wrong axis or value is a usage error that lists the right ones', async () => {
    expect(await once('apply', 'trial', 'wallet=full')).toMatchObject({
      code: 2,
      err: expect.stringContaining('an axis is one of account, history'),
    })
    expect(await once('apply', 'trial', 'region=mars')).toMatchObject({
      code: 2,
      err: expect.stringContaining('the axis region is one of served, blocked, not "mars"'),
    })
  })

  test('flags, settings, status and a session', async () => {
    expect((await both('flags', 'CBS3=off', 'AGENTPOLICY3=on')).data).toMatchObject({ CBS3: false, AGENTPOLICY3: true })
    expect((await both('flags')).text).toMatch(/^CBS3 +off$/m)
    expect((await both('settings', 'captchaAfter=7', 'ip=192.0.2.1')).data).toMatchObject({
      captchaAfter: 7,
      ip: '192.0.2.1',
    })
    expect((await both('flags', 'about')).text).toMatch(/^CBS3 +off +Live chat/m)
    expect((await both('settings', 'first')).data).toMatchObject({ captchaAfter: 1 })
    expect((await both('merchants')).text).toMatch(/^VELVET +/m)
    expect((await both('members')).text).toMatch(/^minji_k +0 +\S+ +MAIN 32000000$/m)
    expect((await both('ledger', 'minji_k', '--limit', '1')).text).toMatch(/opening +MAIN +32000000 +32000000$/)
    expect((await both('settings')).text).toMatch(/^captchaAfter +7$/m)
    const closed = ['status', 'maintenance', '--message', 'Tea', '--ends', '2026-11-20T12:00:00Z']
    expect((await both(...closed)).text).toBe('maintenance: Tea, until 2026-11-20T12:00:00.000Z')
    expect((await both('status')).data).toMatchObject({ status: 'maintenance' })
    expect((await both('status', 'region')).text).toBe('region')
    expect((await both('status', 'normal')).data).toMatchObject({ maintenance: null, regionRestriction: false })
    expect((await both('sign-in', 'minji_k')).data).toMatchObject({ userName: 'minji_k' })
    const offer = await once('contract', 'salary-plus', 'haedal_92')
    expect(offer).toMatchObject({ code: 0, out: expect.stringContaining('salary, from agent_seo') })
    const another = await once('contract', 'salary-standard', 'haedal_92', '--json')
    expect(another).toMatchObject({ code: 1, err: expect.stringContaining('CONTRACT_WAITING') })
  })

  test('merchants: show, use, tokens, palette, parts, drop', async () => {
    const file = join(folder, 'nova.json')
    expect(await run('merchant', 'show', 'VELVET', '--out', file)).toMatchObject({ code: 0 })
    writeFileSync(file, readFileSync(file, 'utf8').replace('VELVET', 'NOVA'))
    expect((await both('merchant', 'use', file)).text).toBe('the merchant is now NOVA')
    expect(JSON.parse((await both('merchant', 'show')).text)).toMatchObject({ code: 'NOVA' })
    expect((await both('merchant', 'tokens')).data).toMatchObject({ $description: 'The design tokens of NOVA' })
    expect((await both('merchant', 'palette', '#E4002B')).data).toMatchObject({ light: {}, dark: {} })
    expect(await run('merchant', 'palette', 'red')).toMatchObject({ code: 2 })
    expect((await both('merchant', 'parts')).text).toMatch(/^banners +jackpot-night/m)
    expect((await both('merchant', 'drop')).text).toBe('the merchant is now HAEDAL')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"NOVA"', '"no va"'))
    const refused = await run('merchant', 'use', file)
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('body.settings.brand.code') })
  })

  test('capsules: save, open, link, test, scenario', async () => {
    const file = join(folder, 'bug.capsule.json')
    await once('flags', 'CBS3=off')
    expect((await both('capsule', 'save', file, '--note', 'Chat is gone')).text).toBe(`written to ${file}`)
    const { out } = await once('capsule', 'open', file)
    expect(out).toMatch(/^world w-\w+: Chat is gone\nhttp:.*\/w\/w-\w+\//)
    const { text: link } = await both('capsule', 'link')
    expect((await both('capsule', 'open', link, '--world', 'linked')).data).toMatchObject({ world: { name: 'linked' } })
    expect((await both('capsule', 'test', file)).text).toContain("'./bug.capsule.json'")
    const scenario = JSON.parse((await both('capsule', 'scenario', file, 'no-chat')).text)
    expect(scenario).toMatchObject({ name: 'no-chat', title: 'Chat is gone', extends: 'trial', flags: { CBS3: false } })
    expect(await once('capsule', 'open', link.slice(0, -40))).toMatchObject({
      code: 2,
      err: expect.stringMatching(/end/),
    })
    expect(await once('capsule', 'open', command)).toMatchObject({ code: 1, err: expect.stringMatching(/is not JSON/) })
  })

  test('the clock', async () => {
    expect((await both('clock', 'freeze')).data).toMatchObject({ mode: 'frozen' })
    expect((await both('clock', 'set', '2026-12-24T18:00:00Z')).text).toMatch(/^2026-12-24T18:00:00\.000Z, frozen$/m)
    expect((await once('clock', 'advance', '2h')).out).toMatch(/^2026-12-24T20:00:00\.000Z/)
    expect((await both('clock', 'run')).data).toMatchObject({ mode: 'running' })
    expect((await both('clock')).data).toHaveProperty('pending')
    host.platform
      .world()
      .schedule.add({ at: host.platform.world().clock.now() + 60_000, kind: 'creditDeposit', id: 'd-1' })
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
    await host.platform.call(auth.sendSmsNoLogin, { mobileNum: '1022334455', countryDialingCode: '82' })
    expect((await waiting).data).toMatchObject({ id: 1, channel: 'sms' })
    expect((await both('outbox', '--channel', 'sms')).text).toMatch(/^1 +2026-11-20T10:00:00\.000Z +sms +821022334455 /)
    expect(await once('outbox', '--channel', 'email')).toMatchObject({ out: 'no such message' })
  })

  test('the journal', async () => {
    await host.platform.call(auth.captcha, {})
    await host.platform.send({ path: '/wps/capcha' })
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
    await host.platform.call(auth.captcha, {})
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

  test('timeline: list, go back, and undo', async () => {
    expect(await once('settings', 'captchaAfter=7')).toMatchObject({ code: 0 })
    const { text, data } = await both('timeline')
    const [made, changed] = data as { id: number }[]
    expect(text.split('\n')).toEqual([
      expect.stringMatching(/^1 .*made from trial/),
      expect.stringMatching(/^2 .*control\.changeSettings/),
    ])
    const captchaAfter = () => host.platform.world().settings().captchaAfter
    expect(await once('timeline', 'back', `${made?.id}`)).toEqual({
      code: 0,
      out: `world default is as after ${made?.id}`,
      err: '',
    })
    expect(captchaAfter()).not.toBe(7)
    expect((await both('timeline', '--limit', '1')).text).toContain(`returned to ${made?.id}`)
    expect((await both('timeline', 'back', `${changed?.id}`)).data).toMatchObject({ name: 'default' })
    expect(captchaAfter()).toBe(7)
  })

  test('timeline: an unknown or non-numeric entry is a usage error', async () => {
    expect(await once('timeline', 'back', '99')).toMatchObject({ code: 2, err: expect.stringContaining('99') })
    expect(await once('timeline', 'back', 'first')).toMatchObject({ code: 2, err: expect.stringContaining('first') })
    expect(await once('timeline', 'back')).toMatchObject({ code: 2 })
  })

  test('events: prints one line per event as it happens', async () => {
    const child = spawn(process.execPath, [command, 'events', '--port', host.port, '--kinds', 'journal', '--json'])
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
    await vi.waitFor(() => expect(host.platform.worlds.events.watchers()).toBe(1), { timeout: 20_000 })
    await host.platform.call(auth.captcha, {})
    const { value } = await lines.next()
    expect(JSON.parse(value ?? '')).toMatchObject({ kind: 'journal', value: { endpoint: 'auth.captcha' } })
    child.kill()
  })
})
