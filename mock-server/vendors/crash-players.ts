import type { CatalogueGame } from '../catalogue/catalogue-game.ts'
import type { Chance } from '../domain/chance.ts'
import { multiplierAt, reaches } from '../domain/crash.ts'
import { type CrashRound, phaseAt } from '../domain/crash-schedule.ts'
import { betSteps } from '../domain/slot-machine.ts'

const heads = ['mi', 'ha', 'so', 'ki', 'ju', 'an', 'el', 'ro', 'da', 'yu'] as const
const tails = ['n', 'k', 'a', 'o', 'y', '7', '3'] as const

/** Most want out early, a few hold on. */
const wantedBy = (fraction: number) => Math.round((1.1 + 1.6 * -Math.log(1 - fraction)) * 100) / 100

/** People outside this world who play the same round, so that nobody flies alone. */
export function crashPlayers(chance: Chance, { nodeId, minBet }: CatalogueGame, round: CrashRound, now: number) {
  const key = ['crash', nodeId, round.number, 'player'] as const
  const flying = phaseAt(round, now) === 'betting' ? 1 : multiplierAt(now - round.takeOffAt)
  const steps = betSteps(minBet)
  return Array.from({ length: chance.integer(7, 14, ...key, 'count') }, (_, at) => {
    const wanted = wantedBy(chance.fraction(...key, at, 'wanted'))
    const isOut = wanted <= flying && reaches(round.point, wanted)
    return {
      name: `${chance.pick(heads, ...key, at, 'head')}***${chance.pick(tails, ...key, at, 'tail')}`,
      bet: steps[chance.integer(0, 4, ...key, at, 'bet')] ?? minBet,
      cashedOut: isOut ? wanted : null,
    }
  }).toSorted((a, b) => b.bet - a.bet)
}
