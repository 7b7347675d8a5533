import { auth } from '#contract/auth.ts'
import { games } from '#contract/games.ts'
import { wallet } from '#contract/wallet.ts'
import { memberPassword } from '#fixtures/members.ts'
import { control } from '#mock-server/control/contract.ts'
import { sports } from '#mock-server/vendors/sports/contract.ts'
import { member, type Step, step, conformanceWorld as world } from '../step.ts'
import { launched, launchRefusals } from './launch-refusals.ts'

const sportsGame = (field: string) => `{{sports games.games.0.${field}}}`

export const launch = {
  platform: 'html5',
  accountType: sportsGame('vassalage'),
  gameId: sportsGame('gameId'),
  nodeId: sportsGame('nodeId'),
  merchantCode: 'HAEDAL',
  language: 'EN',
}
const page = {
  merchant: 'HAEDAL',
  platform: 'html5',
  gameType: 'SPORTS',
  vassalage: 'SB',
  pageNo: 1,
  pageSize: 1,
  language: 'EN',
}
const token = launched('sports launch')
const poor = '{{sports: login of the penniless.token}}'
const shown = (at: number, field: string) => `{{sports: board.matches.${at}.${field}}}`
const leg = (at: number) => ({
  matchId: shown(at, 'id'),
  market: 'result',
  pick: 'home',
  odds: shown(at, 'markets.0.picks.0.odds'),
})
const slip = {
  token,
  legs: [leg(1), leg(2)],
  stake: '{{sports: open.limits.least}}',
  accept: 'none',
  idempotencyKey: 'conformance-sports-1',
}
const again = (idempotencyKey: string) => ({ ...slip, idempotencyKey })
const list = { token, status: 'open', pageNo: 1, pageSize: 10 }
const noMatch = { ...leg(1), matchId: 'football-x' }

const placing: Step[] = [
  step('sports games', games.gameList, page),
  step('sports launch', games.launch, launch, { token: member }),
  step('sports: open', sports.open, { token }),
  step('sports: board', sports.board, { token, sport: 'football', view: 'upcoming' }),
  step('sports: board of what is on', sports.board, { token, sport: 'basketball', view: 'live' }),
  step('sports: board of finished matches', sports.board, { token, sport: 'virtual', view: 'results' }),
  step('sports: quote', sports.quote, { token, legs: [leg(1)] }),
  step('sports: quote of no match', sports.quote, { token, legs: [noMatch] }, { expect: 'MATCH_NOT_FOUND' }),
  step('sports: place', sports.place, slip),
  step('sports: place sent twice', sports.place, slip),
  step(
    'sports: place others by the same key',
    sports.place,
    { ...slip, legs: [leg(3)] },
    { expect: 'IDEMPOTENCY_KEY_REUSED' },
  ),
  step(
    'sports: place at other odds',
    sports.place,
    { ...again('conformance-sports-2'), legs: [{ ...leg(1), odds: 50 }] },
    { expect: 'ODDS_CHANGED' },
  ),
  step('sports: place at any odds', sports.place, {
    ...again('conformance-sports-3'),
    legs: [{ ...leg(1), odds: 50 }],
    accept: 'any',
  }),
  step(
    'sports: place on no match',
    sports.place,
    { ...again('conformance-sports-4'), legs: [noMatch] },
    { expect: 'MATCH_NOT_FOUND' },
  ),
  step(
    'sports: place on a match twice',
    sports.place,
    { ...again('conformance-sports-5'), legs: [leg(1), leg(1)] },
    { expect: 'INVALID_INPUT' },
  ),
  step(
    'sports: place next to nothing',
    sports.place,
    { ...again('conformance-sports-6'), stake: 1 },
    { expect: 'STAKE_LIMIT' },
  ),
  step('sports: bets', sports.bets, list),
  step('sports: member wallet', wallet.memberWallet, {}, { token: member }),
]

const withoutMoney: Step[] = [
  step('sports: login of the penniless', auth.login, {
    type: 'username',
    username: 'penniless',
    password: memberPassword,
  }),
  step('sports: launch without money', games.launch, launch, { token: poor }),
  step(
    'sports: place without money',
    sports.place,
    {
      ...again('conformance-sports-7'),
      token: launched('sports: launch without money'),
      stake: '{{sports: open.limits.most}}',
      legs: [leg(1)],
    },
    { expect: 'INSUFFICIENT_FUNDS' },
  ),
  step('sports: logout of the penniless', auth.logout, {}, { token: poor }),
]

const over: Step[] = [
  step('sports: the match ends', control.moveClock, { world, action: 'advance', by: '9h' }),
  step('sports: login again', auth.login, { type: 'username', username: 'haedal_92', password: memberPassword }),
  step('sports: launch again', games.launch, launch, { token: '{{sports: login again.token}}' }),
  step(
    'sports: place on a finished match',
    sports.place,
    { ...again('conformance-sports-8'), token: launched('sports: launch again'), legs: [leg(1)], accept: 'any' },
    { expect: 'BETTING_CLOSED' },
  ),
  step('sports: settled bets', sports.bets, { ...list, token: launched('sports: launch again'), status: 'settled' }),
  step('sports: back in time', control.moveClock, { world, action: 'set', at: '{{sports: open.now}}' }),
]

export const sportsSteps: Step[] = [
  ...placing,
  ...withoutMoney,
  ...over,
  ...launchRefusals({
    of: 'sports',
    launch,
    calls: [
      { name: 'open', endpoint: sports.open, input: {} },
      { name: 'board', endpoint: sports.board, input: { sport: 'football', view: 'live' } },
      { name: 'quote', endpoint: sports.quote, input: { legs: [leg(1)] } },
      { name: 'place', endpoint: sports.place, input: again('conformance-sports-9') },
      { name: 'bets', endpoint: sports.bets, input: list },
    ],
  }),
]
