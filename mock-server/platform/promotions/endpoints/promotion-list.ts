import type { promotions as contract } from '#contract/promotions.ts'
import { gameLanguage } from '#mock-server/catalogue/game-language.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { applicationOf } from './applications.ts'
import { keyedPromotions } from './keyed-promotions.ts'
import { endOf, runningPromotions, startOf } from './running-promotions.ts'

export function listPromotions({ input, member, world, now }: Call<typeof contract.promotions>) {
  const language = gameLanguage(input.language ?? 'KO')
  const list = runningPromotions(world, member, now).map((promotion) => ({
    id: promotion.id,
    category: promotion.category,
    title: promotion.title[language],
    subtitle: promotion.subtitle[language],
    imageUrl: `/__art/banners/${promotion.id}.svg`,
    content: promotion.content[language],
    startsAt: startOf(world, promotion),
    endsAt: endOf(world, promotion),
    link: promotion.link ?? '',
    application: applicationOf(world, member, promotion, language),
  }))
  return { keyed: keyedPromotions(world), list }
}
