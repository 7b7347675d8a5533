import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import type { Chance } from '#mock-server/values/chance.ts'
import { betSteps } from '#mock-server/vendors/slot/rules/machine.ts'
import { multiplierAt, reaches } from './rules/crash.ts'
import { type CrashRound, phaseAt } from './rules/schedule.ts'

const heads = ['mi', 'ha', 'so', 'ki', 'ju', 'an', 'el', 'ro', 'da', 'yu'] as const
const tails = ['n', 'k', 'a', 'o', 'y', '7', '3'] as const

/** Most want out early, a few hold on. */
const wantedBy = (fraction: number) => Math.round((1.1 + 1.6 * -Math.log(1 - fraction)) * 100) / 100

/** People outside this world who play the same round, so that nobody flies alone: their bets, and where they want out. */
export function crashWishes(chance: Chance, { nodeId, minBet }: CatalogueGame, number: number) {
  const key = ['crash', nodeId, number, 'player'] as const
  const steps = betSteps(minBet)
  return Array.from({ length: chance.integer(7, 14, ...key, 'count') }, (_, at) => ({
    name: `${chance.pick(heads, ...key, at, 'head')}***${chance.pick(tails, ...key, at, 'tail')}`,
    bet: steps[chance.integer(0, 4, ...key, at, 'bet')] ?? minBet,
    wanted: wantedBy(chance.fraction(...key, at, 'wanted')),
  })).toSorted((a, b) => b.bet - a.bet)
}

/** The same people as far as the round has gone. */
export function crashPlayers(chance: Chance, game: CatalogueGame, round: CrashRound, now: number) {
  const flying = phaseAt(round, now) === 'betting' ? 1 : multiplierAt(now - round.takeOffAt)
  return crashWishes(chance, game, round.number).map(({ name, bet, wanted }) => {
    const isOut = wanted <= flying && reaches(round.point, wanted)
    return { name, bet, cashedOut: isOut ? wanted : null }
  })
}
