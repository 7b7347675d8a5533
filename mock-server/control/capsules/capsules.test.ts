import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { memberPassword } from '#fixtures/members.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { leaveSecretsOut } from '#mock-server/world/snapshots/leave-secrets-out.ts'
import type { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import { control } from '../contract.ts'
import { capsuleVersion } from './capsule.ts'
import { packed } from './link.ts'
import { migrate } from './migrate.ts'
import { ownHash } from './schema-hash.ts'

const phone = { seat: 1, page: 'm/home', width: 390, height: 844 }

/** The state apart from what opening adds: its name and the sessions of the phones. */
const stateOf = (snapshot: Snapshot) => {
  const { name: _, clock: __, counters: ___, withoutSecrets: ____, ...state } = leaveSecretsOut(snapshot)
  return state
}

/** Creates a world in which a member logged in with a changed password, and more than its scenario happened. */
async function createUsedPlatform() {
  const platform = await createPlatform({ scenario: 'active-member' })
  const { call, world } = platform
  const login = { type: 'username' as const, username: 'minji_k', password: memberPassword }
  const { token } = await call(auth.login, login)
  const own = 'my-own-secret-77'
  await call(auth.changePassword, { oldPassword: memberPassword, newPassword: own, confirmNewPassword: own }, { token })
  await call(auth.captcha, {})
  await call(auth.sendSmsNoLogin, { mobileNum: '1022334455', countryDialingCode: '82' })
  await call(control.changeSettings, { settings: { flags: { CBS3: false }, captchaAfter: 9 } })
  await call(control.addFault, { fault: { endpoint: 'deposit.*', status: 503 } })
  await call(control.moveClock, { action: 'advance', by: '2h' })
  const { tables, outbox } = world()
  const keys = [platform.token, token].map((one) => one.split('.').at(-1) ?? '')
  const codes = [tables.captchas.all().at(-1)?.code ?? '', outbox.messages().at(-1)?.code ?? '']
  return { ...platform, secrets: [own, ...keys, ...codes] }
}

describe('a capsule', () => {
  test.each([false, true])('opens to exactly the state that was saved, compact %s', async (compact) => {
    const { call, worlds, pass } = await createUsedPlatform()
    const before = worlds.find('default')
    const now = before.clock.now()
    const capsule = await call(control.saveCapsule, {
      note: 'The deposit fails',
      phones: [
        { ...phone, account: 'minji_k', theme: 'dark' },
        { ...phone, seat: 2 },
      ],
      compact,
    })
    pass(86_400_000)
    const result = await call(control.openCapsule, { capsule: JSON.parse(JSON.stringify(capsule)), world: 'opened' })
    const after = worlds.find('opened')
    expect(stateOf(after.snapshot())).toEqual(stateOf(before.snapshot()))
    expect(after.clock.now()).toBe(now)
    expect(after.clock.state().mode).toBe('running')
    expect(result).toMatchObject({ note: 'The deposit fails', phones: [{ storage: { theme: 'dark' } }, { seat: 2 }] })
    expect(result.phones[0]?.storage).toHaveProperty('MC_SESSION_INFO.userName', 'minji_k')
    expect(result.phones[1]?.storage).not.toHaveProperty('MC_SESSION_INFO')
  })

  test('holds no password, code or token, and no secret that was typed', async () => {
    const { call, token, secrets } = await createUsedPlatform()
    const phones = [{ ...phone, page: `m/game?token=${token}` }]
    const start = await call(control.saveCapsule, { phones, compact: true })
    const capsule = await call(control.saveCapsule, {
      phones,
      start: { now: start.now, world: start.world, phones },
      presses: [{ phone: 0, kind: 'fill', role: 'textbox', name: 'Password' }],
    })
    const text = JSON.stringify(capsule)
    for (const secret of secrets) expect(text).not.toContain(`"${secret}"`)
    expect(text).not.toContain(token)
    expect(text).not.toMatch(/"(cookie|set-cookie)"/i)
    expect(capsule.journal.length).toBeGreaterThan(3)
  })

  test('fits into a link when little differs from the scenario', async () => {
    const { call, worlds } = await createUsedPlatform()
    const { fragment } = await call(control.packCapsule, {
      capsule: await call(control.saveCapsule, { compact: true }),
    })
    expect(fragment?.length).toBeLessThan(8_000)
    expect(fragment).toMatch(/^[\w-]+$/)
    await call(control.openCapsule, { capsule: fragment, world: 'opened' })
    expect(stateOf(worlds.find('opened').snapshot())).toEqual(stateOf(worlds.find('default').snapshot()))
  })

  test('keeps the pictures of its phones, which a link leaves out', async () => {
    const { call } = await createPlatform()
    const screenshot = `data:image/webp;base64,${'UklG'.repeat(30_000)}`
    const phones = [
      { ...phone, screenshot },
      { ...phone, seat: 2 },
    ]
    const whole = await call(control.saveCapsule, { phones })
    expect(whole.phones).toEqual(phones)
    const opened = await call(control.openCapsule, { capsule: whole, world: 'opened' })
    expect(opened.phones.map((one) => one.screenshot)).toEqual([screenshot, undefined])
    const compact = await call(control.saveCapsule, { phones, compact: true })
    expect(compact.phones).toEqual([phone, { ...phone, seat: 2 }])
    expect((await call(control.packCapsule, { capsule: compact })).fragment).toMatch(/^[\w-]+$/)
  })

  test('does not fit into a link when it is whole', async () => {
    const { call } = await createPlatform()
    const capsule = await call(control.saveCapsule, {})
    expect(await call(control.packCapsule, { capsule })).toEqual({ fragment: null })
  })

  test.each<[string, (capsule: Record<string, unknown>) => unknown, string]>([
    ['no version', ({ capsule: _, ...rest }) => rest, 'body.capsule.capsule'],
    ['a newer version', (capsule) => ({ ...capsule, capsule: 99 }), 'body.capsule.capsule'],
    ['a cut link', () => 'q1YqKMpPyy8q', 'body.capsule'],
    ['something to run', (capsule) => ({ ...capsule, run: 'alert(1)' }), 'body.capsule'],
    [
      'a page elsewhere',
      (capsule) => ({ ...capsule, phones: [{ ...phone, page: '//evil.example' }] }),
      'body.capsule.phones.0.page',
    ],
    [
      'a page above the base',
      (capsule) => ({ ...capsule, phones: [{ ...phone, page: '../../__gateway' }] }),
      'body.capsule.phones.0.page',
    ],
    [
      'an unknown account',
      (capsule) => ({ ...capsule, phones: [{ ...phone, account: 'nobody' }] }),
      'body.capsule.phones.0.account',
    ],
    [
      'a script as picture',
      (capsule) => ({ ...capsule, phones: [{ ...phone, screenshot: 'data:text/html;base64,AA' }] }),
      'body.capsule.phones.0.screenshot',
    ],
    ...[
      'data:image/svg+xml;base64,PHN2Zz4=',
      'data:image/png;base64,AA" onerror="alert(1)',
      'https://evil.example/spy.png',
      `data:image/png;base64,${'A'.repeat(4_000_000)}`,
    ].map((screenshot): [string, (capsule: Record<string, unknown>) => unknown, string] => [
      `the picture ${screenshot.slice(0, 40)}`,
      (capsule) => ({ ...capsule, phones: [{ ...phone, screenshot }] }),
      'body.capsule.phones.0.screenshot',
    ]),
    [
      'a damaged world',
      (capsule) => ({ ...capsule, world: { ...(capsule.world as object), tables: {} } }),
      'body.capsule.world.tables.members',
    ],
    [
      'a world of another build',
      (capsule) => ({
        ...capsule,
        world: {
          base: { scenario: 'trial', seed: 's', merchant: 'HAEDAL', startedAt: 0, hash: '0'.repeat(64) },
          state: {},
          tables: {},
        },
      }),
      'body.capsule.world.base.hash',
    ],
  ])('with %s is refused, and no world is made', async (_, damage, field) => {
    const { call, refusal, worlds } = await createPlatform()
    const capsule = await call(control.saveCapsule, {})
    const result = await refusal(control.openCapsule, { capsule: damage(JSON.parse(JSON.stringify(capsule))) })
    expect(result).toMatchObject({ status: 422, errorCode: 'INVALID_INPUT', field })
    expect(worlds.list()).toHaveLength(1)
  })

  test.each<[object, string]>([
    [{ signedIn: 'nobody' }, 'signedIn'],
    [
      { contracts: [{ account: 'nobody', offer: 'salary-plus', status: 'accepted', daysAgo: 1 }] },
      'contracts.0.account',
    ],
    [{ favourites: { nobody: 1 } }, 'favourites.nobody'],
  ])('whose compact world changes %o is refused by its field', async (changes, field) => {
    const { call, refusal } = await createPlatform()
    const capsule = structuredClone(await call(control.saveCapsule, { compact: true })) as { world: { base: object } }
    Object.assign(capsule.world.base, { changes })
    for (const endpoint of [control.openCapsule, control.packCapsule, control.capsuleTest, control.capsuleScenario]) {
      expect(await refusal(endpoint, { capsule })).toMatchObject({
        status: 422,
        errorCode: 'INVALID_INPUT',
        field: `body.capsule.world.base.changes.${field}`,
      })
    }
  })

  test('of another build is refused with a message that says so', async () => {
    const { call, refusal } = await createPlatform()
    const capsule = await call(control.saveCapsule, {})
    const other = { ...JSON.parse(JSON.stringify(capsule)), schema: '0'.repeat(64), note: 7 }
    expect(await refusal(control.openCapsule, { capsule: other })).toMatchObject({
      field: 'body.capsule.note',
      message: 'body.capsule.note: Invalid input: expected string, received number (another build saved this capsule)',
      value: { expected: 'string', hint: 'another build saved this capsule' },
    })
  })

  test.each<[string, object, string]>([
    // Compressed, these runs fit into a link, and would fill the memory of the host.
    ['rows of its scenario twice', { members: Array.from({ length: 400_000 }, () => [0, 20]) }, 'members.1'],
    [
      'rows that overlap',
      {
        members: [
          [0, 3],
          [2, 1],
        ],
      },
      'members.1',
    ],
    ['more rows than its scenario', { members: [[0, 100_000]] }, 'members.0'],
    ['a table of a prototype', { constructor: [[0, 1]] }, 'constructor.0'],
  ])('for a link with %s is refused, and no world is made', async (_, tables, field) => {
    const { call, refusal, worlds } = await createPlatform()
    const { world, ...capsule } = await call(control.saveCapsule, { compact: true })
    const fragment = await packed({ ...capsule, world: { ...world, tables } })
    const result = await refusal(control.openCapsule, { capsule: fragment })
    expect(result).toMatchObject({ status: 422, field: `body.capsule.world.tables.${field}` })
    expect(worlds.list()).toHaveLength(1)
  })

  test('becomes a scenario that a world can have, and names what it leaves out', async () => {
    const { call, world } = await createUsedPlatform()
    const phones = [{ ...phone, page: 'm/voucherCenter', account: 'minji_k' }]
    const capsule = await call(control.saveCapsule, { phones, note: 'The deposit fails' })
    const { scenario, omitted } = await call(control.capsuleScenario, { capsule, name: 'deposit-fails' })
    expect(scenario).toEqual({
      name: 'deposit-fails',
      title: 'The deposit fails',
      extends: 'active-member',
      signedIn: 'minji_k',
      route: '/m/voucherCenter',
      settings: { captchaAfter: 9 },
      flags: { CBS3: false },
      faults: world().faults.list(),
    })
    expect(omitted).toEqual([])
  })

  test('becomes a test that repeats the recorded presses', async () => {
    const { call } = await createUsedPlatform()
    const capsule = await call(control.saveCapsule, {
      note: "It's broken\nsecond line",
      phones: [phone],
      presses: [
        { phone: 0, kind: 'fill', role: 'textbox', name: 'Amount', value: "5'000" },
        { phone: 0, kind: 'press', role: 'button', name: 'Send "it"', place: 1 },
      ],
    })
    const { source } = await call(control.capsuleTest, { capsule, file: 'broken.json' })
    expect(source).toContain("test('It\\'s broken'")
    expect(source).toContain("new URL('./broken.json', import.meta.url)")
    expect(source).toContain("phones[0].getByRole('textbox', { name: 'Amount', exact: true }).fill('5\\'000')")
    expect(source).toContain(`getByRole('button', { name: 'Send "it"', exact: true }).nth(1).click()`)
  })

  /** A capsule comes from another person, and its test runs on one's own machine. */
  test.each(['\n', '\r', '\u2028', '\u2029'])(
    'becomes a test that executes no text of its journal, line break %#',
    async (lineBreak) => {
      const { call } = await createUsedPlatform()
      const capsule = await call(control.saveCapsule, { phones: [phone] })
      const [entry] = capsule.journal
      const hostile = `auth.login${lineBreak}struck()//`
      const journal = [
        { ...entry!, endpoint: hostile, status: 500 },
        { ...entry!, endpoint: 'auth.login', status: 401 },
      ]
      const { source } = await call(control.capsuleTest, { capsule: { ...capsule, journal } })
      expect(source).toContain('// in the journal: auth.login answered 401')
      expect(source).not.toContain('struck')
    },
  )
})

describe('versions', () => {
  test('an older capsule is migrated step by step', () => {
    const steps = {
      1: ({ old, ...rest }: Record<string, unknown>) => ({ ...rest, newer: old }),
      2: ({ newer, ...rest }: Record<string, unknown>) => ({ ...rest, newest: newer }),
    }
    expect(migrate({ capsule: 1, old: 'kept' }, steps, 3)).toEqual({ capsule: { capsule: 3, newest: 'kept' } })
    expect(migrate({ capsule: 0 }, steps, 3)).toHaveProperty('problem')
  })

  test('a change of the capsule’s own fields needs a new version and a migration, then the new hash here', async () => {
    expect({ version: capsuleVersion, hash: await ownHash() }).toEqual({ version: 1, hash: 'bd951b73a5e6' })
  })
})
