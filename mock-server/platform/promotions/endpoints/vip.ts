import { isRealType } from '#contract/account-type.ts'
import { gameCategories } from '#contract/games.ts'
import { inLanguage } from '#contract/localised.ts'
import type { promotions } from '#contract/promotions.ts'
import { vipLevels } from '#fixtures/promotions/vip.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { rebateRate, type Standing, type VipLevel } from '#mock-server/platform/accounts/rules/vip.ts'
import { standingOf } from '#mock-server/platform/accounts/state/standing.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { toPerCent } from '#mock-server/values/rates.ts'

const levelView = (level: VipLevel, language: string) => ({
  code: level.code,
  name: inLanguage(level.name, language),
  iconUrl: `/__art/glyphs/${level.glyph}.webp`,
  threshold: level.threshold,
  levelUpBonus: level.levelUpBonus,
  rates: gameCategories.map((gameCategory) => ({ gameCategory, rate: toPerCent(rebateRate(level, gameCategory)) })),
})

const standingView = ({ level, points, next, progress }: Standing) => ({
  level: level.code,
  points: toMajor(points),
  next: next ? { level: next.level.code, remaining: toMajor(next.remaining) } : null,
  progress,
})

export function vipBenefits({ input, member, world }: Call<typeof promotions.vipBenefits>) {
  const language = languageOf(input.language)
  return {
    levels: vipLevels.map((level) => levelView(level, language)),
    standing: isRealType(member.type) ? standingView(standingOf(world, member)) : null,
  }
}
