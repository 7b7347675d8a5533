import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { member } from '#contract/member.ts'
import { scenarioFiles } from '#fixtures/library.ts'
import { memberPassword, members } from '#fixtures/members.ts'
import { control } from '#mock-server/control/contract.ts'
import { beginning, createPlatform } from '#mock-server/verify/testing/platform.ts'
import { auditSnapshot } from '#mock-server/world/audit/audit-snapshot.ts'
import { type AxisName, axes, axisNames, changesTo, type Point, pointOf } from './all.ts'

const { worlds } = await createPlatform()
const state = (name: string) => worlds.scenarioNamed(name)

const anyPoint = fc.record(
  Object.fromEntries(axisNames.map((name) => [name, fc.constantFrom(...axes[name].values)])),
) as fc.Arbitrary<Point>

const anyScenario = fc.constantFrom(...scenarioFiles.map(({ name }) => name))

describe('a scenario is a point on the axes', () => {
  test.each<[string, Partial<Point>]>([
    ['default', { account: 'visitor', history: 'none', maintenance: 'open', region: 'served', network: 'usual' }],
    ['active-member', { account: 'member', history: 'weeks' }],
    ['trial', { account: 'trial' }],
    ['agent', { account: 'agent' }],
    ['agent-desk', { account: 'desk40' }],
    ['maintenance', { maintenance: 'closed' }],
    ['maintenance-soon', { maintenance: 'soon', account: 'member' }],
    ['vendor-maintenance', { maintenance: 'vendors' }],
    ['region-blocked', { region: 'blocked' }],
    ['slow-network', { network: 'slow' }],
    ['gateway-down', { network: 'down' }],
  ])('%s', (name, point) => {
    expect(pointOf(state(name))).toMatchObject(point)
  })

  test('every account type is on the axis', () => {
    const types = members.map(({ account }) => pointOf({ signedIn: account }).account)
    expect([...new Set(types)].toSorted()).toEqual(axes.account.values.filter((name) => name !== 'visitor').toSorted())
  })
})

describe('the axes combine freely', () => {
  test('a scenario moved to any point lies there, and its own point needs no change', () => {
    fc.assert(
      fc.property(anyScenario, anyPoint, (name, point) => {
        const changes = changesTo(state(name), point)
        expect(pointOf(worlds.scenarioOf({ scenario: name, changes }))).toEqual(point)
        expect(changesTo(state(name), pointOf(state(name)))).toEqual({})
      }),
    )
  })

  test('one axis leaves the others where they are', () => {
    const moves = axisNames.flatMap((name) => axes[name].values.map((value) => [name, value] as [AxisName, string]))
    for (const [name, value] of moves) {
      const changes = changesTo(state('maintenance-soon'), { [name]: value })
      const before = pointOf(state('maintenance-soon'))
      expect(pointOf(worlds.scenarioOf({ scenario: 'maintenance-soon', changes }))).toEqual({
        ...before,
        [name]: value,
      })
    }
  })

  const pairs = axes.account.values.flatMap((account) => axes.history.values.map((history) => ({ account, history })))
  test.each(pairs)('the world of $account with $history history is sound', async (wanted) => {
    const { world } = await createPlatform({ ...changesTo(state('default'), wanted) })
    expect(auditSnapshot(world().snapshot(), beginning)).toBeUndefined()
  })
})

describe('a world moved on its axes', () => {
  const moved = { account: 'trial', network: 'slow', sms: 'never' } as const

  test('signs the account in, and reports its point', async () => {
    const { call } = await createPlatform()
    const { storage } = await call(control.applyScenario, { scenario: 'default', axes: moved })
    const { token } = storage.MC_SESSION_INFO as { token: string }
    expect(await call(member.memberInfo, {}, { token })).toMatchObject({ type: 4 })
    const lies = Object.fromEntries((await call(control.axes, {})).map(({ name, ...rest }) => [name, rest]))
    expect(lies).toMatchObject({
      account: { value: 'trial', scenario: 'visitor' },
      network: { value: 'slow', scenario: 'usual' },
      region: { value: 'served', values: ['served', 'blocked'] },
    })
  })

  test('counts what changed since', async () => {
    const { call } = await createPlatform()
    await call(control.changeSettings, { settings: { regionRestriction: true } })
    await call(control.replaceFaults, { faults: [{ endpoint: '*', latency: { p50: 800, p95: 2_500 } }] })
    const lies = await call(control.axes, {})
    expect(lies.filter(({ value, scenario }) => value !== scenario).map(({ value }) => value)).toEqual([
      'blocked',
      'slow',
    ])
  })

  test('is reset, copied and restored with its changes', async () => {
    const { call, world } = await createPlatform()
    await call(control.applyScenario, { scenario: 'default', axes: moved })
    await call(control.changeSettings, { settings: { codeOutcome: 'byAddress' } })
    await call(control.resetWorld, {})
    expect(world().settings().codeOutcome).toBe('never')
    expect(await call(control.firstSettings, {})).toMatchObject({ codeOutcome: 'never' })
    const snapshot = await call(control.snapshot, { secrets: 'true' })
    await call(control.restoreSnapshot, { world: 'copy', snapshot })
    expect(await call(control.resetWorld, { world: 'copy' })).toMatchObject({ storage: { MC_SESSION_INFO: {} } })
  })

  test('is kept by a capsule, by its link, and by the scenario made of it', async () => {
    const { call, worlds: host } = await createPlatform()
    await call(control.applyScenario, { scenario: 'default', axes: moved })
    const capsule = await call(control.saveCapsule, { compact: true })
    const opened = await call(control.openCapsule, { capsule, world: 'opened' })
    expect(host.find(opened.world.name).changes).toEqual(host.find('default').changes)
    const { scenario, omitted } = await call(control.capsuleScenario, { capsule, name: 'made' })
    expect(omitted).toEqual([])
    expect(pointOf(scenario)).toMatchObject(moved)
    expect(scenario).toMatchObject({ extends: 'default', signedIn: 'guest_0001' })
  })

  test('refuses a value that is not on the axis', async () => {
    const { refusal } = await createPlatform()
    const axesGiven = { account: memberPassword }
    expect(await refusal(control.applyScenario, { scenario: 'default', axes: axesGiven })).toMatchObject({
      status: 422,
      field: 'body.axes.account',
    })
  })
})
