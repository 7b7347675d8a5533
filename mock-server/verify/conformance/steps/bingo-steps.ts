import { auth } from '#contract/auth.ts'
import { games } from '#contract/games.ts'
import { wallet } from '#contract/wallet.ts'
import { memberPassword } from '#fixtures/members.ts'
import { bingo } from '#mock-server/vendors/bingo/contract.ts'
import { member, type Step, step } from '../step.ts'
import { launched, launchRefusals } from './launch-refusals.ts'
import { advance } from './world-steps.ts'

const search = {
  merchant: 'HAEDAL',
  platform: 'html5',
  gameName: 'Harbor Bingo',
  pageNo: 1,
  pageSize: 1,
  language: 'EN',
}
export const launch = {
  confirmTrans: 'true',
  platform: 'html5',
  accountType: '{{bingo games.games.0.vassalage}}',
  gameId: '{{bingo games.games.0.gameId}}',
  nodeId: '{{bingo games.games.0.nodeId}}',
  merchantCode: 'HAEDAL',
  language: 'EN',
}
const token = launched('launch of bingo')
const purchase = { deal: 2, cards: 3, price: '{{bingo open.prices.0}}', idempotencyKey: 'conformance-bingo-1' }

const playing: Step[] = [
  step('bingo games', games.gameList, { ...search, gameType: 'BINGO' }),
  step('launch of bingo', games.launch, launch, { token: member }),
  step('bingo open', bingo.open, { token }),
  step('bingo deal', bingo.deal, { token, deal: 2 }),
  step('bingo buy', bingo.buy, { ...purchase, token }),
  step('bingo buy sent twice', bingo.buy, { ...purchase, token }),
  step(
    'bingo buy of other cards by the same key',
    bingo.buy,
    { ...purchase, token, deal: 3 },
    { expect: 'IDEMPOTENCY_KEY_REUSED' },
  ),
  step(
    'bingo buy while the balls are drawn',
    bingo.buy,
    { ...purchase, token, idempotencyKey: 'conformance-bingo-2' },
    { expect: 'ROUND_OPEN' },
  ),
  step('bingo finish', bingo.finish, { token, roundId: '{{bingo buy.roundId}}' }),
  step('bingo finish of no round', bingo.finish, { token, roundId: 'none' }, { expect: 'ROUND_UNKNOWN' }),
  step('bingo buy and wait', bingo.buy, { ...purchase, token, idempotencyKey: 'conformance-bingo-3' }),
  advance('the last ball', '2m'),
  step('member wallet after bingo', wallet.memberWallet, {}, { token: member }),
  step(
    'bingo buy at no price of the game',
    bingo.buy,
    { ...purchase, token, price: 1, idempotencyKey: 'conformance-bingo-4' },
    { expect: 'INVALID_INPUT' },
  ),
]

const withoutMoney: Step[] = [
  step('login of the penniless to bingo', auth.login, {
    type: 'username',
    username: 'penniless',
    password: memberPassword,
  }),
  step('launch of bingo without money', games.launch, launch, { token: '{{login of the penniless to bingo.token}}' }),
  step(
    'bingo buy without money',
    bingo.buy,
    {
      ...purchase,
      token: launched('launch of bingo without money'),
      price: '{{bingo open.prices.-1}}',
      idempotencyKey: 'conformance-bingo-5',
    },
    { expect: 'INSUFFICIENT_FUNDS' },
  ),
  step('logout of the penniless from bingo', auth.logout, {}, { token: '{{login of the penniless to bingo.token}}' }),
]

export const bingoSteps: Step[] = [
  ...playing,
  ...withoutMoney,
  ...launchRefusals({
    of: 'bingo',
    launch,
    calls: [
      { name: 'open', endpoint: bingo.open, input: {} },
      { name: 'deal', endpoint: bingo.deal, input: { deal: 1 } },
      { name: 'buy', endpoint: bingo.buy, input: { ...purchase, idempotencyKey: 'conformance-bingo-9' } },
      { name: 'finish', endpoint: bingo.finish, input: { roundId: 'none' } },
    ],
  }),
]
