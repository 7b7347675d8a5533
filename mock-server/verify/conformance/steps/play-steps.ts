import { auth } from '#contract/auth.ts'
import { games } from '#contract/games.ts'
import { wallet } from '#contract/wallet.ts'
import { memberPassword } from '#fixtures/members.ts'
import { launches } from '#mock-server/vendors/shared/launch-contract.ts'
import { slot } from '#mock-server/vendors/slot/contract.ts'
import { member, type Step, step } from '../step.ts'
import { launched, launchRefusals } from './launch-refusals.ts'
import { advance, settings } from './world-steps.ts'

const launch = {
  confirmTrans: 'true',
  launchMode: 'REAL',
  platform: 'html5',
  clientType: '3',
  accountType: '{{game list.games.0.vassalage}}',
  gameId: '{{game list.games.0.gameId}}',
  nodeId: '{{game list.games.0.nodeId}}',
  merchantCode: 'HAEDAL',
  language: 'EN',
  webView: 'false',
}
const trial = { ...launch, launchMode: 'TRIAL' }
const bet = { bet: '{{open.bets.0}}', idempotencyKey: 'conformance-spin-1' }
const owned = { token: member }

/** A game without a trial. */
const realOnly = {
  ...trial,
  accountType: '{{game for real money.games.0.vassalage}}',
  gameId: '{{game for real money.games.0.gameId}}',
  nodeId: '{{game for real money.games.0.nodeId}}',
}
const search = {
  merchant: 'HAEDAL',
  platform: 'html5',
  gameName: 'Dragon Tiger Live',
  gameType: 'LIVE',
  vassalage: 'EG4',
  pageNo: 1,
  pageSize: 1,
  language: 'EN',
}

const opening: Step[] = [
  step('launch', games.launch, launch, owned),
  step('launch no game', games.launch, { ...launch, nodeId: 'none' }, { ...owned, expect: 'GAME_NOT_FOUND' }),
  step('launch elsewhere', games.launch, { ...launch, merchantCode: 'NONE' }, { ...owned, expect: 'MERCHANT_UNKNOWN' }),
  step(
    'launch of another vendor',
    games.launch,
    { ...launch, accountType: 'NONE' },
    { ...owned, expect: 'INVALID_INPUT' },
  ),
  step('trial launch', games.trialLaunch, trial),
  step('trial launch of no game', games.trialLaunch, { ...trial, nodeId: 'none' }, { expect: 'GAME_NOT_FOUND' }),
  step('trial launch elsewhere', games.trialLaunch, { ...trial, merchantCode: 'NONE' }, { expect: 'MERCHANT_UNKNOWN' }),
  step('trial launch for real', games.trialLaunch, launch, { expect: 'INVALID_INPUT' }),
  step('game for real money', games.gameList, search),
  step('launch in the mode of a trial', games.launch, trial, owned),
  step('launch of no trial', games.launch, realOnly, { ...owned, expect: 'TRIAL_NOT_SUPPORTED' }),
  step('trial launch of no trial', games.trialLaunch, realOnly, { expect: 'TRIAL_NOT_SUPPORTED' }),
  settings('the vendor closes', { vendorMaintenance: [launch.accountType] }),
  step('launch at a closed vendor', games.launch, launch, { ...owned, expect: 'VENDOR_MAINTENANCE' }),
  step('trial launch at a closed vendor', games.trialLaunch, trial, { expect: 'VENDOR_MAINTENANCE' }),
  settings('the vendor opens', { vendorMaintenance: [] }),
]

const withMoney: Step[] = [
  step('open', slot.open, { token: launched('launch') }),
  step('spin', slot.spin, { ...bet, token: launched('launch') }),
  step('spin sent twice', slot.spin, { ...bet, token: launched('launch') }),
  step(
    'spin of another bet by the same key',
    slot.spin,
    { ...bet, token: launched('launch'), bet: '{{open.bets.1}}' },
    { expect: 'IDEMPOTENCY_KEY_REUSED' },
  ),
  step(
    'spin of a bet the game does not take',
    slot.spin,
    { ...bet, token: launched('launch'), bet: -1, idempotencyKey: 'conformance-spin-2' },
    { expect: 'INVALID_INPUT' },
  ),
  step('member wallet after the spin', wallet.memberWallet, {}, owned),
  step('open a trial', slot.open, { token: launched('trial launch') }),
  step('spin of a trial', slot.spin, { ...bet, token: launched('trial launch') }),
  step('member wallet after the trial', wallet.memberWallet, {}, owned),
  step('close nothing', launches.close, { token: 'none' }, { expect: 'LAUNCH_EXPIRED' }),
]

const withoutMoney: Step[] = [
  step('login of the penniless', auth.login, { type: 'username', username: 'penniless', password: memberPassword }),
  step('launch without money', games.launch, launch, { token: '{{login of the penniless.token}}' }),
  step(
    'spin without money',
    slot.spin,
    { token: launched('launch without money'), bet: '{{open.bets.-1}}', idempotencyKey: 'conformance-spin-4' },
    { expect: 'INSUFFICIENT_FUNDS' },
  ),
  step('logout of the penniless', auth.logout, {}, { token: '{{login of the penniless.token}}' }),
]

const late: Step[] = [
  step('launch kept too long', games.launch, launch, owned),
  advance('three hours on', '3h'),
  step('open a late launch', slot.open, { token: launched('launch kept too long') }, { expect: 'LAUNCH_EXPIRED' }),
]

export const playSteps: Step[] = [
  ...opening,
  ...withMoney,
  ...withoutMoney,
  ...late,
  ...launchRefusals({
    of: 'slot',
    launch,
    calls: [
      { name: 'open', endpoint: slot.open, input: {} },
      { name: 'spin', endpoint: slot.spin, input: { ...bet, idempotencyKey: 'conformance-spin-9' } },
    ],
  }),
]
