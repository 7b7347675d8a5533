import { auth } from '#contract/auth.ts'
import { games } from '#contract/games.ts'
import { memberPassword } from '#fixtures/members.ts'
import { control } from '#mock-server/control/contract.ts'
import { crash } from '#mock-server/vendors/crash/contract.ts'
import { member, type Step, step, conformanceWorld as world } from '../step.ts'
import { launched, launchRefusals } from './launch-refusals.ts'

const crashGame = (field: string) => `{{crash games.games.0.${field}}}`

export const launch = {
  platform: 'html5',
  accountType: crashGame('vassalage'),
  gameId: crashGame('gameId'),
  nodeId: crashGame('nodeId'),
  merchantCode: 'HAEDAL',
  language: 'EN',
}
const page = { merchant: 'HAEDAL', platform: 'html5', gameType: 'RNG', gameClassify: 'Crash', language: 'EN' }
const token = launched('crash launch')
const poor = '{{crash: login of the penniless.token}}'

/** Sets the clock to an instant of the round that was current when the game was opened. */
const clockAt = (name: string, instant: 'bettingAt' | 'takeOffAt') =>
  step(`crash: ${name}`, control.moveClock, { world, action: 'set', at: `{{crash: open.state.round.${instant}}}` })

const bet = {
  token,
  round: '{{crash: open.state.round.number}}',
  bet: '{{crash: open.bets.0}}',
  auto: 1.5,
  idempotencyKey: 'conformance-crash-1',
}

const betting: Step[] = [
  step('crash games', games.gameList, { ...page, pageNo: 1, pageSize: 1 }),
  step('crash launch', games.launch, launch, { token: member }),
  step('crash: open', crash.open, { token }),
  clockAt('back to the betting', 'bettingAt'),
  step('crash: bet', crash.bet, bet),
  step('crash: bet sent twice', crash.bet, bet),
  step('crash: another bet by the same key', crash.bet, { ...bet, auto: 2 }, { expect: 'IDEMPOTENCY_KEY_REUSED' }),
  step(
    'crash: cash out before the take-off',
    crash.cashOut,
    { token, betId: '{{crash: bet.bet.id}}' },
    { expect: 'ROUND_NOT_STARTED' },
  ),
  step('crash: proof of an open round', crash.proof, { token, number: bet.round }, { expect: 'ROUND_NOT_FOUND' }),
  step('crash: login of the penniless', auth.login, {
    type: 'username',
    username: 'penniless',
    password: memberPassword,
  }),
  step('crash: launch without money', games.launch, launch, { token: poor }),
  step(
    'crash: bet without money',
    crash.bet,
    { ...bet, token: launched('crash: launch without money'), bet: '{{crash: open.bets.-1}}' },
    { expect: 'INSUFFICIENT_FUNDS' },
  ),
  step('crash: logout of the penniless', auth.logout, {}, { token: poor }),
  step(
    'crash: bet of no step',
    crash.bet,
    { ...bet, bet: 1.5, idempotencyKey: 'conformance-crash-2' },
    { expect: 'INVALID_INPUT' },
  ),
]

const flying: Step[] = [
  clockAt('take-off', 'takeOffAt'),
  step(
    'crash: bet after the take-off',
    crash.bet,
    { ...bet, idempotencyKey: 'conformance-crash-3' },
    { expect: 'BETTING_CLOSED' },
  ),
  step('crash: cash out', crash.cashOut, { token, betId: '{{crash: bet.bet.id}}' }),
  step('crash: cash out of no bet', crash.cashOut, { token, betId: 'none' }, { expect: 'BET_NOT_FOUND' }),
  step('crash: watch', crash.watch, { token }),
  step('crash: proof', crash.proof, { token, number: '{{crash: watch.history.0.number}}' }),
]

export const crashSteps: Step[] = [
  ...betting,
  ...flying,
  ...launchRefusals({
    of: 'crash',
    launch,
    calls: [
      { name: 'open', endpoint: crash.open, input: {} },
      { name: 'watch', endpoint: crash.watch, input: {} },
      { name: 'bet', endpoint: crash.bet, input: { ...bet, idempotencyKey: 'conformance-crash-9' } },
      { name: 'cash out', endpoint: crash.cashOut, input: { betId: '{{crash: bet.bet.id}}' } },
      { name: 'proof', endpoint: crash.proof, input: { number: bet.round } },
    ],
  }),
]
