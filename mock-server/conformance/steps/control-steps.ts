import { control } from '#mock-server/control/contract.ts'
import { type Step, step, conformanceWorld as world } from '../step.ts'

const other = `${world}-other`
const nobody = { world: 'nobody-made-this' }
const unknown = { expect: 'WORLD_UNKNOWN' } as const
const fresh = { name: other, scenario: 'frozen-clock', seed: 'other', merchant: 'VELVET' }

/** The control API on a world beside, so that the script's own goes its way. */
export const controlSteps: Step[] = [
  step('scenarios', control.scenarios),
  step('scenario', control.scenario, { name: 'session-expired' }),
  step('no scenario', control.scenario, { name: 'none' }, { expect: 'SCENARIO_UNKNOWN' }),

  step('apply', control.applyScenario, { world: other, scenario: 'frozen-clock' }),
  step('apply nothing', control.applyScenario, { world: other, scenario: 'none' }, { expect: 'SCENARIO_UNKNOWN' }),
  step(
    'apply elsewhere',
    control.applyScenario,
    { world: other, scenario: 'default', merchant: 'NONE' },
    { expect: 'MERCHANT_UNKNOWN' },
  ),
  step('create what is there', control.createWorld, { name: other }, { expect: 'WORLD_EXISTS' }),
  step('delete', control.deleteWorld, { world: other }),
  step('delete nothing', control.deleteWorld, nobody, unknown),
  step('create', control.createWorld, fresh),
  step('world beside', control.world, { world: other }),
  step('no world', control.world, nobody, unknown),
  step(
    'create of nothing',
    control.createWorld,
    { ...fresh, name: 'x', scenario: 'none' },
    { expect: 'SCENARIO_UNKNOWN' },
  ),
  step(
    'create elsewhere',
    control.createWorld,
    { ...fresh, name: 'x', merchant: 'NONE' },
    { expect: 'MERCHANT_UNKNOWN' },
  ),
  step('create by a bad name', control.createWorld, { ...fresh, name: 'a b' }, { expect: 'INVALID_INPUT' }),

  step('change settings', control.changeSettings, {
    world: other,
    settings: { merchant: 'ROCKET', flags: { CBS3: true } },
  }),
  step('settings', control.settings, { world: other }),
  step('settings of nothing', control.settings, nobody, unknown),
  step('change settings of nothing', control.changeSettings, { ...nobody, settings: {} }, unknown),
  step(
    'change to no merchant',
    control.changeSettings,
    { world: other, settings: { merchant: 'NONE' } },
    { expect: 'MERCHANT_UNKNOWN' },
  ),
  step(
    'change no setting',
    control.changeSettings,
    { world: other, settings: { lobby: 1 } },
    { expect: 'INVALID_INPUT' },
  ),

  step('sign in', control.signIn, { world: other, account: 'desk_forty' }),
  step('sign nobody in', control.signIn, { world: other, account: 'nobody' }, { expect: 'MEMBER_UNKNOWN' }),
  step('sign in nowhere', control.signIn, { ...nobody, account: 'minji_k' }, unknown),

  step('set the clock', control.moveClock, { world: other, action: 'set', at: 1_800_000_000_000 }),
  step('clock', control.clock, { world: other }),
  step('clock of nothing', control.clock, nobody, unknown),
  step('move the clock of nothing', control.moveClock, { ...nobody, action: 'freeze' }, unknown),

  step('replace faults', control.replaceFaults, { world: other, faults: [{ endpoint: 'auth.login', latency: 9 }] }),
  step('faults', control.faults, { world: other }),
  step('faults of nothing', control.faults, nobody, unknown),
  step('replace faults of nothing', control.replaceFaults, { ...nobody, faults: [] }, unknown),
  step(
    'a fault of no endpoint',
    control.replaceFaults,
    { world: other, faults: [{ endpoint: 'auth.logon' }] },
    { expect: 'INVALID_INPUT' },
  ),
  step('clear faults', control.clearFaults, { world: other }),
  step('clear faults of nothing', control.clearFaults, nobody, unknown),

  step('outbox', control.outbox, { world: other, after: 0 }),
  step('outbox of nothing', control.outbox, nobody, unknown),
  step('journal beside', control.journal, { world: other }),
  step('journal of nothing', control.journal, nobody, unknown),

  step('snapshot', control.snapshot, { world: other }),
  step('snapshot of nothing', control.snapshot, nobody, unknown),
  step('reset', control.resetWorld, { world: other }),
  step(
    'restore of no merchant',
    control.restoreSnapshot,
    { snapshot: { '...': '{{snapshot}}', settings: { '...': '{{settings}}', merchant: 'NONE' } } },
    { expect: 'MERCHANT_UNKNOWN' },
  ),
  step('restore of no scenario', control.restoreSnapshot, { snapshot: { '...': '{{snapshot}}', scenario: 'none' } }),
  step('reset to no scenario', control.resetWorld, { world: other }, { expect: 'SCENARIO_UNKNOWN' }),
  step('reset nothing', control.resetWorld, nobody, unknown),
  step('restore', control.restoreSnapshot, { world: other, snapshot: '{{snapshot}}' }),
  step('restored', control.snapshot, { world: other }),
  step(
    'restore no snapshot',
    control.restoreSnapshot,
    { world: other, snapshot: { version: 2 } },
    { expect: 'INVALID_INPUT' },
  ),
  step('tidy up', control.deleteWorld, { world: other }),
]
