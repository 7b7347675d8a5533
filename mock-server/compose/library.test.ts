import { describe, expect, test } from 'vitest'
import { merchantFiles, scenarioFiles } from '#fixtures/library.ts'
import { isDisturbable } from '#mock-server/control/check-faults.ts'
import { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import { createWorlds } from '#mock-server/world/worlds/worlds.ts'
import { loadLibrary } from './library.ts'

const load = (scenarios: readonly unknown[]) =>
  loadLibrary(() => 0, { merchants: merchantFiles, scenarios: [{ name: 'default', title: 'Default' }, ...scenarios] })

const library = loadLibrary(() => 0)

describe('the fixtures', () => {
  test('include the scenarios that QA and sales rely on', () => {
    expect(library.scenarios.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'default',
        'new-member',
        'member-with-favorites',
        'trial',
        'agent',
        'agent-contracts',
        'maintenance',
        'region-blocked',
        'login-needs-captcha',
        'empty-lobby',
        'slow-network',
        'gateway-down',
        'session-expired',
      ]),
    )
  })

  test.each(library.scenarios.map(({ name }) => name))(
    'the scenario %s creates a world with every merchant',
    async (name) => {
      const worlds = createWorlds(library)
      for (const merchant of library.merchants.keys()) {
        const world = await worlds.replace({ name: merchant, scenario: name, seed: 'a', merchant })
        expect(world.merchant().code).toBe(merchant)
        const snapshot = world.snapshot()
        expect(Snapshot.parse(snapshot)).toEqual(snapshot)
      }
    },
  )

  test.each(library.scenarios)('the faults of $name name existing endpoints', ({ faults = [], steps = [] }) => {
    for (const { endpoint } of [...faults, ...steps.flatMap((step) => step.faults ?? [])]) {
      expect(isDisturbable(endpoint), endpoint).toBe(true)
    }
  })

  test('give each scenario a title', () => {
    for (const { title } of library.scenarios) expect(title).toMatch(/^\S.{8,}/)
    expect(library.scenarios).toHaveLength(scenarioFiles.length)
  })
})

describe('a broken fixture is reported in one clear line', () => {
  test.each([
    [{ title: 'No name' }, 'the fixture scenarios/(without a name) is broken at name: '],
    [{ name: 'Bad Name', title: 'x' }, 'the fixture scenarios/Bad Name is broken at name: '],
    [{ name: 'a', title: 'x', signdIn: 'haedal_92' }, 'scenarios/a is broken at its root: Unrecognized key: "signdIn"'],
    [{ name: 'a', title: 'x', settings: { emptyLoby: true } }, 'scenarios/a is broken at settings: Unrecognized key'],
    [{ name: 'a', title: 'x', flags: { NOFLAG: true } }, 'scenarios/a is broken at flags'],
    [{ name: 'a', title: 'x', faults: [{ endpoint: '*', latncy: 1 }] }, 'scenarios/a is broken at faults.0: '],
    [{ name: 'a', title: 'x', steps: [{ after: 'soon' }] }, 'steps.0.after: a duration such as 500ms, 30s'],
    [{ name: 'a', title: 'x', frozenAt: 'noon' }, 'scenarios/a is broken at frozenAt: Invalid ISO datetime'],
    [{ name: 'a', title: 'x', balances: { haedal_92: -1 } }, 'scenarios/a is broken at balances.haedal_92: '],
    [{ name: 'a', title: 'x', signedIn: 'nobody' }, 'broken at signedIn: no member has the account "nobody"'],
    [{ name: 'a', title: 'x', balances: { nobody: 1 } }, 'broken at balances: no member has the account "nobody"'],
    [{ name: 'a', title: 'x', settings: { merchant: 'NONE' } }, 'broken at settings.merchant: there is no "NONE"'],
    [
      {
        name: 'a',
        title: 'x',
        contracts: [{ account: 'nobody', offer: 'salary-plus', status: 'requested', daysAgo: 1 }],
      },
      'broken at contracts: no member has the account "nobody"',
    ],
    [{ name: 'a', title: 'x', extends: 'nothing' }, 'the fixture scenarios/a extends "nothing", which does not exist'],
    [{ name: 'default', title: 'Again' }, 'two fixtures in scenarios/ have the name "default"'],
  ])('%j', (scenario, message) => {
    expect(() => load([scenario])).toThrow(expect.objectContaining({ message: expect.stringContaining(message) }))
  })

  const { artwork, theme } = merchantFiles.haedal

  test.each([
    ['defaultTheme', { defaultTheme: 'sepia' }, ''],
    ['glyph', { glyph: 'otterr' }, 'there is no such glyph'],
    ['artwork.palette', { artwork: { ...artwork, palette: 'purple' } }, 'there is no such palette'],
    ['artwork.banners.1', { artwork: { ...artwork, banners: ['kick-off', 'night'] } }, 'there is no such banner'],
    [
      'theme.look.first.0',
      { theme: { ...theme, look: { ...theme.look, first: ['CRSH'] } } },
      'there is no such area of games',
    ],
  ])('a merchant that is broken at %s', (field, change, problem) => {
    const merchants = { haedal: { ...merchantFiles.haedal, ...change } }
    expect(() => loadLibrary(() => 0, { merchants, scenarios: [] })).toThrow(
      `the fixture merchants/haedal is broken at ${field}: ${problem}`,
    )
  })
})

describe('scenarios that extend each other in a circle are refused at load', () => {
  test('one that extends itself', () => {
    const circle = [{ name: 'a', title: 'x', extends: 'a' }]
    expect(() => load(circle)).toThrow('the fixture scenarios/a extends itself: a → a')
  })

  test('three in a row', () => {
    const circle = [
      { name: 'a', title: 'x', extends: 'b' },
      { name: 'b', title: 'x', extends: 'c' },
      { name: 'c', title: 'x', extends: 'a' },
    ]
    expect(() => load(circle)).toThrow('the fixture scenarios/a extends itself: a → b → c → a')
  })

  test('one whose base extends itself', () => {
    const circle = [
      { name: 'a', title: 'x', extends: 'b' },
      { name: 'b', title: 'x', extends: 'b' },
    ]
    expect(() => load(circle)).toThrow('extends itself: a → b → b')
  })
})

describe('a composed scenario', () => {
  const compose = (name: string, scenarios: readonly unknown[]) => createWorlds(load(scenarios)).scenarioNamed(name)

  test('overrides what it extends: maps are merged, everything else is replaced', () => {
    const scenarios = [
      {
        name: 'base',
        title: 'Base',
        balances: { haedal_92: 1, newcomer: 2 },
        flags: { CBS3: false },
        route: '/m/login',
      },
      {
        name: 'middle',
        title: 'Middle',
        extends: 'base',
        faults: [{ endpoint: '*', latency: 1 }],
        signedIn: 'haedal_92',
      },
      { name: 'top', title: 'Top', extends: 'middle', balances: { newcomer: 3 }, faults: [], signedIn: null },
    ]
    expect(compose('top', scenarios)).toMatchObject({
      name: 'top',
      title: 'Top',
      balances: { haedal_92: 1, newcomer: 3 },
      flags: { CBS3: false },
      route: '/m/login',
      faults: [],
      signedIn: null,
    })
  })
})
