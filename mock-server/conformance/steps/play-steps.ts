import { auth } from '#contract/auth.ts'
import { games } from '#contract/games.ts'
import { wallet } from '#contract/wallet.ts'
import { memberPassword } from '#fixtures/members.ts'
import { control } from '#mock-server/control/contract.ts'
import { launches } from '#mock-server/vendors/launch-contract.ts'
import { slot } from '#mock-server/vendors/slot-contract.ts'
import { member, type Step, step } from '../step.ts'
import { advance, snapshot } from './world-steps.ts'

const launch = {
  platform: 'html5',
  accountType: '1',
  gameId: '{{game list.games.0.gameId}}',
  nodeId: '{{game list.games.0.nodeId}}',
  merchantCode: 'HAEDAL',
  language: 'EN',
}
const bet = { bet: '{{open.bets.0}}', idempotencyKey: 'conformance-spin-1' }

/** A launch's token is in the address it answers: `token` of its query. */
const launched = (name: string) => `{{${name}.content.game_url?token}}`

const withMoney: Step[] = [
  step('launch', games.launch, launch, { token: member }),
  step('launch no game', games.launch, { ...launch, nodeId: 'none' }, { token: member, expect: 'GAME_NOT_FOUND' }),
  step(
    'launch elsewhere',
    games.launch,
    { ...launch, merchantCode: 'NONE' },
    { token: member, expect: 'MERCHANT_UNKNOWN' },
  ),
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
    {
      expect: 'INVALID_INPUT',
    },
  ),
  step('member wallet after the spin', wallet.memberWallet, {}, { token: member }),
  step('close', launches.close, { token: launched('launch') }),
  step('open a closed game', slot.open, { token: launched('launch') }, { expect: 'LAUNCH_CLOSED' }),
  step(
    'spin a closed game',
    slot.spin,
    { ...bet, token: launched('launch'), idempotencyKey: 'conformance-spin-3' },
    {
      expect: 'LAUNCH_CLOSED',
    },
  ),
  step('open nothing', slot.open, { token: 'none' }, { expect: 'LAUNCH_EXPIRED' }),
  step('spin nothing', slot.spin, { ...bet, token: 'none' }, { expect: 'LAUNCH_EXPIRED' }),
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
  step('open after the logout', slot.open, { token: launched('launch without money') }, { expect: 'SESSION_EXPIRED' }),
  step(
    'spin after the logout',
    slot.spin,
    { ...bet, token: launched('launch without money'), idempotencyKey: 'conformance-spin-5' },
    { expect: 'SESSION_EXPIRED' },
  ),
]

const late: Step[] = [
  step('launch kept too long', games.launch, launch, { token: member }),
  advance('three hours on', '3h'),
  step('open a late launch', slot.open, { token: launched('launch kept too long') }, { expect: 'LAUNCH_EXPIRED' }),
]

/** A launch outlives its game only where a snapshot comes from a host with another catalogue. */
const tables = '{{before the game goes.tables}}'
const gone = { '...': '{{before the game goes.tables.launches.-1}}', nodeId: 'gone' }

const withoutGame: Step[] = [
  step('launch of a game that goes', games.launch, launch, { token: member }),
  snapshot('before the game goes'),
  step('the game goes', control.restoreSnapshot, {
    snapshot: { '...': '{{before the game goes}}', tables: { '...': tables, launches: [gone] } },
  }),
  step('open what is gone', slot.open, { token: launched('launch of a game that goes') }, { expect: 'GAME_NOT_FOUND' }),
  step(
    'spin what is gone',
    slot.spin,
    { ...bet, token: launched('launch of a game that goes'), idempotencyKey: 'conformance-spin-6' },
    { expect: 'GAME_NOT_FOUND' },
  ),
]

export const playSteps: Step[] = [...withMoney, ...withoutMoney, ...late, ...withoutGame]
