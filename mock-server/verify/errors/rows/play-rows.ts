import { games } from '#contract/games.ts'
import { lottery } from '#contract/lottery.ts'
import { saferPlay } from '#contract/safer-play.ts'
import { bingo } from '#mock-server/vendors/bingo/contract.ts'
import { crash } from '#mock-server/vendors/crash/contract.ts'
import { lotteryHouse } from '#mock-server/vendors/lottery/contract.ts'
import { pvp } from '#mock-server/vendors/pvp/contract.ts'
import { launches } from '#mock-server/vendors/shared/launch-contract.ts'
import { slot } from '#mock-server/vendors/slot/contract.ts'
import { sports } from '#mock-server/vendors/sports/contract.ts'
import { call, keep, type Line, scenario } from '../line.ts'
import { fresh, language, type Reproductions } from '../reproduction-parts.ts'

const haedal = { as: 'haedal_92' }

/** A game of each kind, as in the lobby. */
const rocketX = { accountType: 'JL', gameId: '71640001' }
const goldenGoal = { accountType: 'SB', gameId: '73760001' }
const harborBingo = { accountType: 'BH', gameId: '73650001' }
const holdemHouse = { accountType: 'CD', gameId: '74070001' }
const dragonAscent = { accountType: 'PP', gameId: '71110001' }
const dragonTigerLive = { accountType: 'EG4', gameId: '71420003' }

const launch = (game: object, over: object = {}): Line =>
  call(
    games.launch,
    { confirmTrans: 'true', platform: 'html5', merchantCode: 'HAEDAL', ...language, ...game, ...over },
    haedal,
  )
const opened = (game: object): Line[] => [fresh, keep('launch', 'content.game_url?token', launch(game))]
const token = { token: '{{launch}}' }

const stopTheClock = scenario('clock', 'freeze')
const crashRound = (name: string, path: string) => keep(name, `state.round.${path}`, call(crash.open, token))
const crashBet = { ...token, round: '{{+round}}', bet: 1_000, auto: null, idempotencyKey: 'the-bet-1' }

const board = call(sports.board, { ...token, sport: 'football', view: 'upcoming' })
const slip = {
  ...token,
  legs: [{ matchId: '{{match}}', market: 'result', pick: 'home', odds: 50 }],
  stake: 1_000,
  accept: 'none',
  idempotencyKey: 'the-slip-1',
}
const match = keep('match', 'matches.1.id', board)

const cards = (idempotencyKey: string) => call(bingo.buy, { ...token, deal: 1, cards: 1, price: 1_000, idempotencyKey })
const ticket = {
  gameId: 'quick-one',
  playType: 'trad',
  prizeMode: 'Elott',
  lines: [{ bet: 'lo2', picks: [['07']], amount: 1_000, multiple: 1 }],
  numeros: ['20200101-0001'],
  stopOnWin: false,
  idempotencyKey: 'the-order-1',
  ...language,
}

/** The errors of games, from the lobby to the vendors' pages. */
export const playRows = {
  GAME_NOT_FOUND: [fresh, launch({ accountType: 'PP', gameId: 'none' })],
  TRIAL_NOT_SUPPORTED: [fresh, launch(dragonTigerLive, { launchMode: 'TRIAL' })],
  VENDOR_MAINTENANCE: [fresh, scenario('settings', 'vendorMaintenance=["PP"]'), launch(dragonAscent)],
  LAUNCH_EXPIRED: [...opened(dragonAscent), scenario('clock', 'advance', '3h'), call(slot.open, token)],
  LAUNCH_CLOSED: [...opened(dragonAscent), call(launches.close, token), call(slot.open, token)],
  PLAY_LIMIT_REACHED: [
    ...opened(dragonAscent),
    scenario('flags', 'SAFERPLAY3=on'),
    call(saferPlay.setLimit, { kind: 'stake', period: 'day', amount: 1 }, haedal),
    keep('bet', 'bets.0', call(slot.open, token)),
    call(slot.spin, { ...token, bet: '{{+bet}}', idempotencyKey: 'the-spin-1' }),
  ],
  MATCH_NOT_FOUND: [
    ...opened(goldenGoal),
    call(sports.place, { ...slip, legs: [{ ...slip.legs[0], matchId: 'football-x' }] }),
  ],
  ODDS_CHANGED: [...opened(goldenGoal), match, call(sports.place, slip)],
  STAKE_LIMIT: [...opened(goldenGoal), match, call(sports.place, { ...slip, stake: 1, accept: 'any' })],
  BET_NOT_FOUND: [...opened(rocketX), call(crash.cashOut, { ...token, betId: 'none' })],
  ROUND_NOT_FOUND: [
    ...opened(rocketX),
    stopTheClock,
    crashRound('round', 'number'),
    call(crash.proof, { ...token, number: '{{+round}}' }),
  ],
  BETTING_CLOSED: [
    ...opened(rocketX),
    stopTheClock,
    crashRound('round', 'number'),
    crashRound('takeOff', 'takeOffAt'),
    scenario('clock', 'set', '{{takeOff}}'),
    call(crash.bet, crashBet),
  ],
  ROUND_NOT_STARTED: [
    ...opened(rocketX),
    stopTheClock,
    crashRound('round', 'number'),
    crashRound('betting', 'bettingAt'),
    scenario('clock', 'set', '{{betting}}'),
    keep('bet', 'bet.id', call(crash.bet, crashBet)),
    call(crash.cashOut, { ...token, betId: '{{bet}}' }),
  ],
  ROUND_UNKNOWN: [...opened(harborBingo), call(bingo.finish, { ...token, roundId: 'none' })],
  ROUND_OPEN: [...opened(harborBingo), cards('the-cards-1'), cards('the-cards-2')],
  TURN_PASSED: [
    ...opened(holdemHouse),
    keep('hand', 'hand.handId', call(pvp.deal, { ...token, ante: 1_000, idempotencyKey: 'the-hand-1' })),
    call(pvp.move, { ...token, handId: '{{hand}}', turn: 7, move: 'fold' }),
  ],
  LOTTERY_ORDER_UNKNOWN: [fresh, call(lottery.orderDetail, { orderId: 'none', ...language }, haedal)],
  LOTTERY_CLOSED: [
    fresh,
    keep(
      'lottery',
      'content.0.gameId',
      call(lottery.lotteryList, { pageNo: 1, pageSize: 1, vassalage: 'TCG_LOTTO_VN', playType: 'trad', ...language }),
    ),
    call(lotteryHouse.place, { ...ticket, gameId: '{{lottery}}' }, haedal),
  ],
} satisfies Reproductions
