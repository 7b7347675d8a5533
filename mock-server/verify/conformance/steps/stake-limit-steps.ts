import { games } from '#contract/games.ts'
import type { Endpoint } from '#contract/resource.ts'
import { saferPlay } from '#contract/safer-play.ts'
import { control } from '#mock-server/control/contract.ts'
import { bingo } from '#mock-server/vendors/bingo/contract.ts'
import { crash } from '#mock-server/vendors/crash/contract.ts'
import { fish } from '#mock-server/vendors/fish/contract.ts'
import { live } from '#mock-server/vendors/live/contract.ts'
import { lotteryHouse } from '#mock-server/vendors/lottery/contract.ts'
import { pvp } from '#mock-server/vendors/pvp/contract.ts'
import { slot } from '#mock-server/vendors/slot/contract.ts'
import { sports } from '#mock-server/vendors/sports/contract.ts'
import { type Step, step, conformanceWorld as world } from '../step.ts'
import { launch as bingoLaunch } from './bingo-steps.ts'
import { launch as crashLaunch } from './crash-steps.ts'
import { launch as fishLaunch } from './fish-steps.ts'
import { launched } from './launch-refusals.ts'
import { launch as liveLaunch } from './live-steps.ts'
import { ticket } from './lottery-steps.ts'
import { launch as pvpLaunch } from './pvp-steps.ts'
import { launch as sportsLaunch } from './sports-steps.ts'

const key = (of: string) => ({ idempotencyKey: `conformance-stake-limit-${of}` })
const refused = { expect: 'PLAY_LIMIT_REACHED' } as const
const token = (kind: string) => ({ token: launched(`stake limit: ${kind} launch`) })

/** A kind of game, and its call that stakes money. */
interface Row {
  kind: string
  launch: object
  /** What the stake's input needs. */
  before?: readonly Step[]
  stake: Endpoint
  input: object
}

const open = (kind: string, endpoint: Endpoint) => step(`stake limit: ${kind} open`, endpoint, token(kind))
const clockTo = (name: string, at: string) => step(name, control.moveClock, { world, action: 'set', at })

const match = '{{stake limit: sports board.matches.1'

/** The games that are played by launches, in the order of the clock. */
const rows = (slotLaunch: object): Row[] => [
  { kind: 'slot', launch: slotLaunch, stake: slot.spin, input: { bet: '{{open.bets.0}}' } },
  {
    kind: 'fish',
    launch: fishLaunch,
    before: [open('fish', fish.open)],
    stake: fish.shoot,
    input: { bet: '{{stake limit: fish open.bets.0}}', shots: ['shrimp'] },
  },
  {
    kind: 'bingo',
    launch: bingoLaunch,
    before: [open('bingo', bingo.open)],
    stake: bingo.buy,
    input: { deal: 2, cards: 1, price: '{{stake limit: bingo open.prices.0}}' },
  },
  {
    kind: 'sports',
    launch: sportsLaunch,
    before: [
      open('sports', sports.open),
      step('stake limit: sports board', sports.board, { ...token('sports'), sport: 'football', view: 'upcoming' }),
    ],
    stake: sports.place,
    input: {
      legs: [{ matchId: `${match}.id}}`, market: 'result', pick: 'home', odds: `${match}.markets.0.picks.0.odds}}` }],
      stake: '{{stake limit: sports open.limits.least}}',
      accept: 'none',
    },
  },
  {
    kind: 'crash',
    launch: crashLaunch,
    before: [
      open('crash', crash.open),
      clockTo('stake limit: crash takes bets', '{{stake limit: crash open.state.round.bettingAt}}'),
    ],
    stake: crash.bet,
    input: {
      round: '{{stake limit: crash open.state.round.number}}',
      bet: '{{stake limit: crash open.bets.0}}',
      auto: 1.5,
    },
  },
  {
    kind: 'live',
    launch: liveLaunch,
    before: [
      open('live', live.open),
      clockTo('stake limit: the table takes bets', '{{stake limit: live open.view.opensAt}}'),
      step('stake limit: live look', live.look, token('live')),
    ],
    stake: live.bet,
    input: {
      roundId: '{{stake limit: live look.roundId}}',
      bets: [{ spot: 'player', amount: '{{stake limit: live open.minimum}}' }],
    },
  },
]

/** Returns the steps in which the limit refuses a stake of a lottery, which has no launch. */
function lotterySteps(session: { token: string }): Step[] {
  const { gameId, playType, prizeMode, language } = ticket
  const order = { ...ticket, numeros: ['{{stake limit: lottery board.coming.0.numero}}'], ...key('lottery') }
  return [
    step('stake limit: lottery board', lotteryHouse.board, { gameId, playType, prizeMode, language }),
    step('stake limit: lottery order', lotteryHouse.place, order, { ...session, ...refused }),
  ]
}

/** Returns the steps around the limit's beginning: it refuses a move of a hand that was dealt before, and a new hand. */
function pvpSteps(session: { token: string }): Step[] {
  const deal = (of: string) => ({ ...token('pvp'), ante: '{{stake limit: pvp open.antes.0}}', ...key(of) })
  const move = (chosen: string) => ({
    ...token('pvp'),
    handId: '{{stake limit: pvp deal.hand.handId}}',
    turn: 0,
    move: chosen,
  })
  return [
    step('stake limit: pvp launch', games.launch, pvpLaunch, session),
    open('pvp', pvp.open),
    step('stake limit: pvp deal', pvp.deal, deal('pvp')),
    step('stake limit', saferPlay.setLimit, { kind: 'stake', period: 'day', amount: 0.01 }, session),
    step('stake limit: pvp move', pvp.move, move('{{stake limit: pvp deal.hand.turn.options.-1.move}}'), refused),
    step('stake limit: pvp fold', pvp.move, move('fold')),
    step('stake limit: pvp next deal', pvp.deal, deal('pvp-next'), refused),
  ]
}

/** Returns the steps in which a limit of a member's stakes refuses a stake of each kind of game. */
export const stakeLimitSteps = (session: { token: string }, slotLaunch: object): Step[] => [
  ...pvpSteps(session),
  ...lotterySteps(session),
  ...rows(slotLaunch).flatMap(({ kind, launch, before = [], stake, input }) => [
    step(`stake limit: ${kind} launch`, games.launch, launch, session),
    ...before,
    step(`stake limit: ${kind} stake`, stake, { ...token(kind), ...input, ...key(kind) }, refused),
  ]),
]
