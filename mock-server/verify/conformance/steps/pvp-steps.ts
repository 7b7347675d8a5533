import { auth } from '#contract/auth.ts'
import { games } from '#contract/games.ts'
import { wallet } from '#contract/wallet.ts'
import { memberPassword } from '#fixtures/members.ts'
import { pvp } from '#mock-server/vendors/pvp/contract.ts'
import { member, type Step, step } from '../step.ts'
import { launched, launchRefusals } from './launch-refusals.ts'
import { advance } from './world-steps.ts'

const search = { merchant: 'HAEDAL', platform: 'html5', gameType: 'PVP', pageNo: 1, pageSize: 1, language: 'EN' }
const launchOf = (list: string) => ({
  confirmTrans: 'true',
  platform: 'html5',
  accountType: `{{${list}.games.0.vassalage}}`,
  gameId: `{{${list}.games.0.gameId}}`,
  nodeId: `{{${list}.games.0.nodeId}}`,
  merchantCode: 'HAEDAL',
  language: 'EN',
})
/** Card Den's games have their own wallet; Pavilion's do not. */
export const launch = launchOf('tables of a wallet')
const token = launched('launch of a hand')
const stake = { token, ante: '{{pvp open.antes.0}}' }
const deal = { ...stake, idempotencyKey: 'conformance-pvp-1' }
const move = { token, handId: '{{pvp deal.hand.handId}}', turn: 0 }
const dearest = '{{pvp deal.hand.turn.options.-1.move}}'

const playing: Step[] = [
  step('tables of a wallet', games.gameList, { ...search, vassalage: 'CD' }),
  step('tables of the main wallet', games.gameList, { ...search, vassalage: 'PV' }),
  step('launch of a hand', games.launch, launch, { token: member }),
  step('pvp open', pvp.open, { token }),
  step('pvp look at nothing', pvp.look, { token }),
  step('pvp deal', pvp.deal, deal),
  step('pvp deal sent twice', pvp.deal, deal),
  step(
    'pvp deal of another ante by the same key',
    pvp.deal,
    { ...deal, ante: '{{pvp open.antes.1}}' },
    { expect: 'IDEMPOTENCY_KEY_REUSED' },
  ),
  step(
    'pvp deal while a hand is played',
    pvp.deal,
    { ...stake, idempotencyKey: 'conformance-pvp-2' },
    { expect: 'ROUND_OPEN' },
  ),
  step('pvp move in no hand', pvp.move, { ...move, handId: 'none', move: 'fold' }, { expect: 'ROUND_UNKNOWN' }),
  step('pvp move out of turn', pvp.move, { ...move, turn: 7, move: 'fold' }, { expect: 'TURN_PASSED' }),
  step('the money goes to another game', games.launch, launchOf('tables of the main wallet'), { token: member }),
  step('pvp move without money', pvp.move, { ...move, move: dearest }, { expect: 'INSUFFICIENT_FUNDS' }),
  step('the money comes back', games.launch, launch, { token: member }),
  step('pvp move', pvp.move, { ...move, move: dearest }),
  step('pvp move sent twice', pvp.move, { ...move, move: dearest }),
  advance('all time to think', '5m'),
  step('pvp look', pvp.look, { token }),
  step('member wallet after the hand', wallet.memberWallet, {}, { token: member }),
  step(
    'pvp deal at no ante of the table',
    pvp.deal,
    { ...stake, ante: 1, idempotencyKey: 'conformance-pvp-3' },
    { expect: 'INVALID_INPUT' },
  ),
]

const withoutMoney: Step[] = [
  step('login of the penniless to a hand', auth.login, {
    type: 'username',
    username: 'penniless',
    password: memberPassword,
  }),
  step('launch of a hand without money', games.launch, launch, { token: '{{login of the penniless to a hand.token}}' }),
  step(
    'pvp deal without money',
    pvp.deal,
    {
      token: launched('launch of a hand without money'),
      ante: '{{pvp open.antes.-1}}',
      idempotencyKey: 'conformance-pvp-4',
    },
    { expect: 'INSUFFICIENT_FUNDS' },
  ),
  step(
    'logout of the penniless from the hand',
    auth.logout,
    {},
    { token: '{{login of the penniless to a hand.token}}' },
  ),
]

export const pvpSteps: Step[] = [
  ...playing,
  ...withoutMoney,
  ...launchRefusals({
    of: 'pvp',
    launch,
    calls: [
      { name: 'open', endpoint: pvp.open, input: {} },
      { name: 'look', endpoint: pvp.look, input: {} },
      { name: 'deal', endpoint: pvp.deal, input: { ante: 100, idempotencyKey: 'conformance-pvp-9' } },
      { name: 'move', endpoint: pvp.move, input: { handId: 'none', turn: 0, move: 'fold' } },
    ],
  }),
]
