import { inLanguage } from '#contract/localised.ts'
import { deposits } from '#fixtures/deposits.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { playedBy } from '#mock-server/world/worlds/turnover.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { type TurnoverProgress, turnoverMissing, turnoverProgress } from '../rules/turnover.ts'

/** Returns the turnover progress of each of a member's bonuses. Open bets count when they are settled. */
export function bonusTurnover(world: World, memberId: string): TurnoverProgress[] {
  const requirements = world.tables.deposits
    .list('bonuses', memberId)
    .slice()
    .map(({ line, row: { id, turnover } }) => ({ id, since: line.by, required: turnover }))
  const played = playedBy(world, memberId)
  return turnoverProgress(requirements, (from, until) => played.between(from, until).sum('bet'))
}

function promoName(world: World, depositId: string, language: string): string {
  const promoId = world.tables.deposits.get(depositId)?.promoId
  const promos = Object.values(deposits).flatMap(({ promos: all }) => all)
  return inLanguage(promos.find(({ id }) => id === promoId)?.name, languageOf(language)) ?? ''
}

export function turnoverView(world: World, memberId: string, language: string) {
  const open = bonusTurnover(world, memberId).filter(({ required, done }) => done < required)
  const missing = turnoverMissing(open)
  const required = open.reduce((sum, one) => sum + one.required, 0)
  return {
    required: toMajor(required),
    done: toMajor(required - missing),
    missing: toMajor(missing),
    bonuses: open.map((one) => ({
      depositId: one.id,
      name: promoName(world, one.id, language),
      since: one.since,
      required: toMajor(one.required),
      done: toMajor(one.done),
    })),
  }
}
