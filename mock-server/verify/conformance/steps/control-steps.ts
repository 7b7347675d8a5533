import { merchantFiles } from '#fixtures/library.ts'
import type { Merchant } from '#merchant/merchant.ts'
import { control } from '#mock-server/control/contract.ts'
import { type Step, step, conformanceWorld as world } from '../step.ts'
import { capsuleSteps } from './capsule-steps.ts'
import { journalSteps } from './journal-steps.ts'
import { snapshotSteps } from './snapshot-steps.ts'
import { timelineSteps } from './timeline-steps.ts'

const other = `${world}-other`
const unknownWorld = { world: 'nobody-made-this' }
const unknown = { expect: 'WORLD_UNKNOWN' } as const
const fresh = { name: other, scenario: 'frozen-clock', seed: 'other', merchant: 'VELVET' }

/** The control API in another world, so that the script's world is not affected. */
export const controlSteps: Step[] = [
  step('scenarios', control.scenarios),
  step('scenario', control.scenario, { name: 'session-expired' }),
  step('merchants', control.merchants),
  step('flags', control.flags),
  step('version', control.version, {}),
  step('link', control.createLink, { scenario: 'trial', seed: 's', merchant: 'VELVET', path: '/m/home' }),
  step('link to nothing', control.createLink, { scenario: 'none' }, { expect: 'SCENARIO_UNKNOWN' }),
  step(
    'link to no merchant',
    control.createLink,
    { scenario: 'trial', merchant: 'NONE' },
    { expect: 'MERCHANT_UNKNOWN' },
  ),
  step('no scenario', control.scenario, { name: 'none' }, { expect: 'SCENARIO_UNKNOWN' }),
  step('a link', control.createLink, { scenario: 'trial', path: '/m/home?a=b' }),
  step('a link to an unknown scenario', control.createLink, { scenario: 'none' }, { expect: 'SCENARIO_UNKNOWN' }),
  step(
    'a link to an unknown merchant',
    control.createLink,
    { scenario: 'trial', merchant: 'NONE' },
    { expect: 'MERCHANT_UNKNOWN' },
  ),

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
  step('delete an unknown world', control.deleteWorld, unknownWorld, unknown),
  step('create', control.createWorld, fresh),
  step('world beside', control.world, { world: other }),
  step('an unknown world', control.world, unknownWorld, unknown),
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

  step('fork', control.forkWorld, { world: other, name: `${other}-fork` }),
  step('fork to what is there', control.forkWorld, { world: other, name: other }, { expect: 'WORLD_EXISTS' }),
  step('fork an unknown world', control.forkWorld, unknownWorld, unknown),
  step('reseed', control.reseed, { world: other, seed: 'lucky' }),
  step('reseed an unknown world', control.reseed, { ...unknownWorld, seed: 'lucky' }, unknown),

  step('change settings', control.changeSettings, {
    world: other,
    settings: { merchant: 'ROCKET', flags: { CBS3: true } },
  }),
  step('merchant parts', control.merchantParts),
  step('merchant', control.merchant, { world: other }),
  step('shipped merchant', control.merchant, { code: 'VELVET' }),
  step('merchant in an unknown world', control.merchant, unknownWorld, unknown),
  step('no merchant', control.merchant, { code: 'NONE' }, { expect: 'MERCHANT_UNKNOWN' }),
  step('own merchant', control.changeSettings, {
    world: other,
    settings: { brand: { ...merchantFiles.velvetAce, code: 'NOVA' } as unknown as Merchant },
  }),
  step('no own merchant', control.changeSettings, { world: other, settings: { brand: null } }),
  step('axes', control.axes, { world: other }),
  step('axes of an unknown world', control.axes, unknownWorld, unknown),
  step('settings', control.settings, { world: other }),
  step('settings in an unknown world', control.settings, unknownWorld, unknown),
  step('first settings', control.firstSettings, { world: other }),
  step('first settings in an unknown world', control.firstSettings, unknownWorld, unknown),
  step('change settings in an unknown world', control.changeSettings, { ...unknownWorld, settings: {} }, unknown),
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
  step('sign in an unknown account', control.signIn, { world: other, account: 'nobody' }, { expect: 'MEMBER_UNKNOWN' }),
  step('sign in in an unknown world', control.signIn, { ...unknownWorld, account: 'minji_k' }, unknown),

  step('members', control.members, { world: other }),
  step('members of an unknown world', control.members, unknownWorld, unknown),
  step('ledger', control.ledger, { world: other, account: 'minji_k', limit: 5 }),
  step('ledger of nobody', control.ledger, { world: other, account: 'nobody' }, { expect: 'MEMBER_UNKNOWN' }),
  step('ledger in an unknown world', control.ledger, { ...unknownWorld, account: 'minji_k' }, unknown),

  step('offer', control.offerContract, { world: other, account: 'minji_k', offer: 'salary-plus' }),
  step(
    'offer another',
    control.offerContract,
    { world: other, account: 'minji_k', offer: 'salary-standard' },
    { expect: 'CONTRACT_WAITING' },
  ),
  step(
    'offer to an unknown account',
    control.offerContract,
    { world: other, account: 'nobody', offer: 'salary-plus' },
    { expect: 'MEMBER_UNKNOWN' },
  ),
  step(
    'offer to a desk',
    control.offerContract,
    { world: other, account: 'desk_forty', offer: 'salary-plus' },
    { expect: 'REAL_ACCOUNT_REQUIRED' },
  ),
  step(
    'offer in an unknown world',
    control.offerContract,
    { ...unknownWorld, account: 'minji_k', offer: 'salary-plus' },
    unknown,
  ),

  step('set the clock', control.moveClock, { world: other, action: 'set', at: 1_800_000_000_000 }),
  step('run to the next event', control.moveClock, { world: other, action: 'next' }, { expect: 'NOTHING_DUE' }),
  step('clock', control.clock, { world: other }),
  step('clock in an unknown world', control.clock, unknownWorld, unknown),
  step('move the clock in an unknown world', control.moveClock, { ...unknownWorld, action: 'freeze' }, unknown),

  step('replace faults', control.replaceFaults, { world: other, faults: [{ endpoint: 'auth.login', latency: 9 }] }),
  step('add a fault', control.addFault, {
    world: other,
    fault: { endpoint: '*', latency: { p50: 20, p95: 90 }, from: '1d', until: '2d', probability: 0.5 },
  }),
  step('add a fault of an area for one account', control.addFault, {
    world: other,
    fault: {
      endpoint: 'wallet.*',
      stage: 'after-run',
      account: 'minji_k',
      region: 'KR',
      body: { amount: '1' },
      status: 503,
    },
  }),
  step('add a fault in an unknown world', control.addFault, { ...unknownWorld, fault: { endpoint: '*' } }, unknown),
  step(
    'add a fault of no endpoint',
    control.addFault,
    { world: other, fault: { endpoint: 'auth.logon' } },
    { expect: 'INVALID_INPUT' },
  ),
  step(
    'add a fault with reversed percentiles',
    control.addFault,
    { world: other, fault: { endpoint: '*', latency: { p50: 90, p95: 20 } } },
    { expect: 'INVALID_INPUT' },
  ),
  step('faults', control.faults, { world: other }),
  step('faults in an unknown world', control.faults, unknownWorld, unknown),
  step('replace faults in an unknown world', control.replaceFaults, { ...unknownWorld, faults: [] }, unknown),
  step(
    'a fault of no endpoint',
    control.replaceFaults,
    { world: other, faults: [{ endpoint: 'auth.logon' }] },
    { expect: 'INVALID_INPUT' },
  ),
  step('clear faults', control.clearFaults, { world: other }),
  step('clear faults in an unknown world', control.clearFaults, unknownWorld, unknown),

  ...journalSteps,

  step('snapshot', control.snapshot, { world: other }),
  step('snapshot with its secrets', control.snapshot, { world: other, secrets: 'true' }),
  step('snapshot in an unknown world', control.snapshot, unknownWorld, unknown),
  ...capsuleSteps,
  ...timelineSteps,
  step('reset', control.resetWorld, { world: other }),
  step(
    'restore of no merchant',
    control.restoreSnapshot,
    { snapshot: { '...': '{{snapshot}}', settings: { '...': '{{settings}}', merchant: 'NONE' } } },
    { expect: 'MERCHANT_UNKNOWN' },
  ),
  step('restore of no scenario', control.restoreSnapshot, { snapshot: { '...': '{{snapshot}}', scenario: 'none' } }),
  step('first settings of no scenario', control.firstSettings, { world: other }, { expect: 'SCENARIO_UNKNOWN' }),
  step('capsule of no scenario', control.saveCapsule, { world: other, compact: true }, { expect: 'SCENARIO_UNKNOWN' }),
  step('reset to no scenario', control.resetWorld, { world: other }, { expect: 'SCENARIO_UNKNOWN' }),
  step('reset an unknown world', control.resetWorld, unknownWorld, unknown),
  step('restore', control.restoreSnapshot, { world: other, snapshot: '{{snapshot}}' }),
  step('restored', control.snapshot, { world: other }),
  step(
    'restore no snapshot',
    control.restoreSnapshot,
    { world: other, snapshot: { version: 2 } },
    { expect: 'INVALID_INPUT' },
  ),
  ...snapshotSteps,
  step('tidy the fork up', control.deleteWorld, { world: `${other}-fork` }),
  step('tidy up', control.deleteWorld, { world: other }),
]
