import { inLanguage } from '#contract/localised.ts'
import type { promotions as contract } from '#contract/promotions.ts'
import { bannerUrl } from '#mock-server/art/banner-url.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { keyedPromotions } from '../state/keyed-promotions.ts'
import { promotionTexts } from '../state/promotion-texts.ts'
import { applicationOf } from './applications.ts'
import { endOf, runningPromotions, startOf } from './running-promotions.ts'

export function listPromotions({ input, member, world, now }: Call<typeof contract.promotions>) {
  const language = languageOf(input.language)
  const list = runningPromotions(world, member, now).map((promotion) => {
    const { title, subtitle, content } = promotionTexts(world, promotion)
    return {
      id: promotion.id,
      category: promotion.category,
      title: inLanguage(title, language),
      subtitle: inLanguage(subtitle, language),
      imageUrl: bannerUrl(promotion.id, world.merchant().artwork),
      content: inLanguage(content, language),
      startsAt: startOf(world, promotion),
      endsAt: endOf(world, promotion),
      link: promotion.link ?? '',
      application: applicationOf(world, member, promotion, language),
    }
  })
  return { keyed: keyedPromotions(world), list }
}
