import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import { maskAccount } from '#mock-server/platform/accounts/rules/masking.ts'
import type { Chance } from '#mock-server/values/chance.ts'
import { accountOf } from '#mock-server/values/people.ts'
import { betSteps } from '#mock-server/vendors/shared/bet-steps.ts'
import { multiplierAt, reaches } from './rules/crash.ts'
import { type CrashRound, phaseAt } from './rules/schedule.ts'

/** Returns a target multiplier: most are low, a few are high. */
const targetBy = (fraction: number) => Math.round((1.1 + 1.6 * -Math.log(1 - fraction)) * 100) / 100

/** Returns the invented players of a round, with their bets and target multipliers. */
export function crashTargets(chance: Chance, { nodeId, minBet }: CatalogueGame, number: number) {
  const key = ['crash', nodeId, number, 'player'] as const
  const steps = betSteps(minBet)
  return Array.from({ length: chance.integer(7, 14, ...key, 'count') }, (_, at) => ({
    key: [...key, at] as const,
    bet: steps[chance.integer(0, 4, ...key, at, 'bet')] ?? minBet,
    target: targetBy(chance.fraction(...key, at, 'wanted')),
  })).toSorted((a, b) => b.bet - a.bet)
}

/** Returns the invented players with the cash-outs that have happened so far. */
export function crashPlayers(chance: Chance, game: CatalogueGame, round: CrashRound, now: number) {
  const flying = phaseAt(round, now) === 'betting' ? 1 : multiplierAt(now - round.takeOffAt)
  return crashTargets(chance, game, round.number).map(({ key, bet, target }) => {
    const isOut = target <= flying && reaches(round.point, target)
    return { name: maskAccount(accountOf(chance, ...key)), bet, cashedOut: isOut ? target : null }
  })
}
