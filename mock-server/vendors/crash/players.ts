import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import { maskAccount } from '#mock-server/platform/accounts/rules/masking.ts'
import type { Chance } from '#mock-server/values/chance.ts'
import { accountOf } from '#mock-server/values/people.ts'
import { betSteps } from '#mock-server/vendors/slot/rules/machine.ts'
import { multiplierAt, reaches } from './rules/crash.ts'
import { type CrashRound, phaseAt } from './rules/schedule.ts'

/** Most want out early, a few hold on. */
const wantedBy = (fraction: number) => Math.round((1.1 + 1.6 * -Math.log(1 - fraction)) * 100) / 100

/** People outside this world who play the same round, so that nobody flies alone: their bets, and where they want out. */
export function crashWishes(chance: Chance, { nodeId, minBet }: CatalogueGame, number: number) {
  const key = ['crash', nodeId, number, 'player'] as const
  const steps = betSteps(minBet)
  return Array.from({ length: chance.integer(7, 14, ...key, 'count') }, (_, at) => ({
    key: [...key, at] as const,
    bet: steps[chance.integer(0, 4, ...key, at, 'bet')] ?? minBet,
    wanted: wantedBy(chance.fraction(...key, at, 'wanted')),
  })).toSorted((a, b) => b.bet - a.bet)
}

/** The same people as far as the round has gone. */
export function crashPlayers(chance: Chance, game: CatalogueGame, round: CrashRound, now: number) {
  const flying = phaseAt(round, now) === 'betting' ? 1 : multiplierAt(now - round.takeOffAt)
  return crashWishes(chance, game, round.number).map(({ key, bet, wanted }) => {
    const isOut = wanted <= flying && reaches(round.point, wanted)
    return { name: maskAccount(accountOf(chance, ...key)), bet, cashedOut: isOut ? wanted : null }
  })
}
