import { isRealType } from '#contract/account-type.ts'
import type { liveModels } from '#contract/live-models.ts'
import { inLanguage } from '#contract/localised.ts'
import { hour, koreaOffset } from '#contract/time-units.ts'
import { models } from '#fixtures/messages/models.ts'
import { vipLevels } from '#fixtures/promotions/vip.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { standingOf } from '#mock-server/platform/accounts/state/standing.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'

const rank = (level: string) => vipLevels.findIndex(({ code }) => code === level)

/** Returns the hour of the day in Korea, 0 to 23. */
const hourInKorea = (at: number) => Math.floor((at + koreaOffset) / hour) % 24

export function modelList({ input, member, world, now }: Call<typeof liveModels.modelList>) {
  if (!member || !isRealType(member.type)) return []
  const language = languageOf(input.language)
  const reached = rank(standingOf(world, member).level.code)
  const hourNow = hourInKorea(now)
  return models
    .filter(({ level }) => rank(level) <= reached)
    .map(({ id, name, about, glyph, hours: [from, until] }) => ({
      id,
      name: inLanguage(name, language),
      about: inLanguage(about, language),
      imageUrl: `/__art/glyphs/${glyph}.webp`,
      onAir: from <= hourNow && hourNow < until,
    }))
}
