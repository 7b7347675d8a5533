import { auth } from '#contract/auth.ts'
import { games } from '#contract/games.ts'
import { wallet } from '#contract/wallet.ts'
import { memberPassword } from '#fixtures/members.ts'
import { control } from '#mock-server/control/contract.ts'
import { live } from '#mock-server/vendors/live/contract.ts'
import { conformanceWorld, member, type Step, step } from '../step.ts'
import { launched, launchRefusals } from './launch-refusals.ts'

const search = {
  merchant: 'HAEDAL',
  platform: 'html5',
  gameName: 'Royal Crown Baccarat',
  gameType: 'LIVE',
  pageNo: 1,
  pageSize: 1,
  language: 'EN',
}
export const launch = {
  confirmTrans: 'true',
  platform: 'html5',
  accountType: '{{live tables.games.0.vassalage}}',
  gameId: '{{live tables.games.0.gameId}}',
  nodeId: '{{live tables.games.0.nodeId}}',
  merchantCode: 'HAEDAL',
  language: 'EN',
}
const token = launched('launch of a table')
const least = '{{live open.minimum}}'
const bet = {
  token,
  roundId: '{{live look.roundId}}',
  bets: [
    { spot: 'player', amount: least },
    { spot: 'tie', amount: least },
  ],
  idempotencyKey: 'conformance-live-1',
}

/** Sets the clock, which is frozen in this script, to an instant such as the betting phase. */
const clockTo = (name: string, at: string): Step =>
  step(name, control.moveClock, { world: conformanceWorld, action: 'set', at })

const playing: Step[] = [
  step('live tables', games.gameList, search),
  step('launch of a table', games.launch, launch, { token: member }),
  step('live open', live.open, { token }),
  clockTo('the table takes bets', '{{live open.view.opensAt}}'),
  step('live look', live.look, { token }),
  step('live bet', live.bet, bet),
  step('live bet sent twice', live.bet, bet),
  step(
    'live bet of others by the same key',
    live.bet,
    { ...bet, bets: [{ spot: 'banker', amount: least }] },
    { expect: 'IDEMPOTENCY_KEY_REUSED' },
  ),
  step(
    'live bet on no spot',
    live.bet,
    { ...bet, bets: [{ spot: 'moon', amount: least }], idempotencyKey: 'conformance-live-2' },
    { expect: 'INVALID_INPUT' },
  ),
  step('login of the penniless to a table', auth.login, {
    type: 'username',
    username: 'penniless',
    password: memberPassword,
  }),
  step('launch of a table without money', games.launch, launch, {
    token: '{{login of the penniless to a table.token}}',
  }),
  step(
    'live bet without money',
    live.bet,
    {
      ...bet,
      token: launched('launch of a table without money'),
      bets: [{ spot: 'banker', amount: '{{live open.chips.-1}}' }],
      idempotencyKey: 'conformance-live-3',
    },
    { expect: 'INSUFFICIENT_FUNDS' },
  ),
  step(
    'logout of the penniless from the table',
    auth.logout,
    {},
    { token: '{{login of the penniless to a table.token}}' },
  ),
  clockTo('the table closes', '{{live look.closesAt}}'),
  step('live look at the deal', live.look, { token }),
  step('live bet too late', live.bet, { ...bet, idempotencyKey: 'conformance-live-4' }, { expect: 'BETTING_CLOSED' }),
  clockTo('the result is called', '{{live look at the deal.deal.resultAt}}'),
  step('live look at the result', live.look, { token }),
  step('member wallet after the round', wallet.memberWallet, {}, { token: member }),
]

const { token: _, ...anyBet } = bet

export const liveSteps: Step[] = [
  ...playing,
  ...launchRefusals({
    of: 'live',
    launch,
    calls: [
      { name: 'open', endpoint: live.open, input: {} },
      { name: 'look', endpoint: live.look, input: {} },
      { name: 'bet', endpoint: live.bet, input: { ...anyBet, idempotencyKey: 'conformance-live-9' } },
    ],
  }),
]
