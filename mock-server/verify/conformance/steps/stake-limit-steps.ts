import { games } from '#contract/games.ts'
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

const refused = { expect: 'PLAY_LIMIT_REACHED' } as const
const key = (of: string) => ({ idempotencyKey: `conformance-stake-limit-${of}` })
const clockTo = (name: string, at: string) => step(name, control.moveClock, { world, action: 'set', at })

const place = '{{stake limit: sports board.matches.1'

/** Returns the steps in which a limit of a member's stakes refuses a stake of each kind of game. */
export function stakeLimitSteps(session: { token: string }, slotLaunch: object): Step[] {
  const opened = (kind: string, launch: object) => step(`stake limit: ${kind} launch`, games.launch, launch, session)
  const of = (kind: string) => ({ token: launched(`stake limit: ${kind} launch`) })

  return [
    opened('pvp', pvpLaunch),
    step('stake limit: pvp open', pvp.open, of('pvp')),
    step('stake limit: pvp deal', pvp.deal, {
      ...of('pvp'),
      ante: '{{stake limit: pvp open.antes.0}}',
      ...key('pvp'),
    }),
    step('stake limit', saferPlay.setLimit, { kind: 'stake', period: 'day', amount: 0.01 }, session),
    step(
      'stake limit: pvp move',
      pvp.move,
      {
        ...of('pvp'),
        handId: '{{stake limit: pvp deal.hand.handId}}',
        turn: 0,
        move: '{{stake limit: pvp deal.hand.turn.options.-1.move}}',
      },
      refused,
    ),
    step('stake limit: pvp fold', pvp.move, {
      ...of('pvp'),
      handId: '{{stake limit: pvp deal.hand.handId}}',
      turn: 0,
      move: 'fold',
    }),
    step(
      'stake limit: pvp next deal',
      pvp.deal,
      { ...of('pvp'), ante: '{{stake limit: pvp open.antes.0}}', ...key('pvp-next') },
      refused,
    ),

    opened('slot', slotLaunch),
    step('stake limit: slot spin', slot.spin, { ...of('slot'), bet: '{{open.bets.0}}', ...key('slot') }, refused),

    opened('fish', fishLaunch),
    step('stake limit: fish open', fish.open, of('fish')),
    step(
      'stake limit: fish shoot',
      fish.shoot,
      { ...of('fish'), bet: '{{stake limit: fish open.bets.0}}', shots: ['shrimp'], ...key('fish') },
      refused,
    ),

    opened('bingo', bingoLaunch),
    step('stake limit: bingo open', bingo.open, of('bingo')),
    step(
      'stake limit: bingo buy',
      bingo.buy,
      { ...of('bingo'), deal: 2, cards: 1, price: '{{stake limit: bingo open.prices.0}}', ...key('bingo') },
      refused,
    ),

    opened('sports', sportsLaunch),
    step('stake limit: sports open', sports.open, of('sports')),
    step('stake limit: sports board', sports.board, { ...of('sports'), sport: 'football', view: 'upcoming' }),
    step(
      'stake limit: sports place',
      sports.place,
      {
        ...of('sports'),
        legs: [
          {
            matchId: `${place}.id}}`,
            market: 'result',
            pick: 'home',
            odds: `${place}.markets.0.picks.0.odds}}`,
          },
        ],
        stake: '{{stake limit: sports open.limits.least}}',
        accept: 'none',
        ...key('sports'),
      },
      refused,
    ),

    step('stake limit: lottery board', lotteryHouse.board, {
      gameId: ticket.gameId,
      playType: ticket.playType,
      prizeMode: ticket.prizeMode,
      language: ticket.language,
    }),
    step(
      'stake limit: lottery order',
      lotteryHouse.place,
      { ...ticket, numeros: ['{{stake limit: lottery board.coming.0.numero}}'], ...key('lottery') },
      { ...session, ...refused },
    ),

    opened('crash', crashLaunch),
    step('stake limit: crash open', crash.open, of('crash')),
    clockTo('stake limit: crash takes bets', '{{stake limit: crash open.state.round.bettingAt}}'),
    step(
      'stake limit: crash bet',
      crash.bet,
      {
        ...of('crash'),
        round: '{{stake limit: crash open.state.round.number}}',
        bet: '{{stake limit: crash open.bets.0}}',
        auto: 1.5,
        ...key('crash'),
      },
      refused,
    ),

    opened('live', liveLaunch),
    step('stake limit: live open', live.open, of('live')),
    clockTo('stake limit: the table takes bets', '{{stake limit: live open.view.opensAt}}'),
    step('stake limit: live look', live.look, of('live')),
    step(
      'stake limit: live bet',
      live.bet,
      {
        ...of('live'),
        roundId: '{{stake limit: live look.roundId}}',
        bets: [{ spot: 'player', amount: '{{stake limit: live open.minimum}}' }],
        ...key('live'),
      },
      refused,
    ),
  ]
}
