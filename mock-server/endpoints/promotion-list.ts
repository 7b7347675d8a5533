import type { promotions as contract } from '#contract/promotions.ts'
import { promotions } from '#fixtures/promotions/promotions.ts'
import type { Call } from '../core/implement.ts'
import { modulePermitted } from '../domain/permission.ts'
import { gameLanguage } from './game-view.ts'
import { keyedPromotions } from './keyed-promotions.ts'

const hour = 3_600_000
type PromotionFixture = (typeof promotions)[number]

export function listPromotions({ input, member, world, now }: Call<typeof contract.promotions>) {
  const language = gameLanguage(input.language ?? 'KO')
  const keyed = keyedPromotions(world)
  const grants = world.settings()
  const offered = ({ key, menu, visitorsOnly }: PromotionFixture) =>
    (!key || keyed[key].enabled) && (!menu || modulePermitted(menu, grants)) && !(visitorsOnly && member)
  const at = (hours: number) => world.startedAt + hours * hour
  const running = ({ from, until }: PromotionFixture) => at(from) <= now && (until === undefined || now < at(until))

  const list = promotions
    .filter((promotion) => offered(promotion) && running(promotion))
    .map(({ id, category, title, subtitle, content, from, until, link = '' }) => ({
      id,
      category,
      title: title[language],
      subtitle: subtitle[language],
      imageUrl: `/__art/banners/${id}.svg`,
      content: content[language],
      startsAt: at(from),
      endsAt: until === undefined ? null : at(until),
      link,
    }))
  return { keyed, list }
}
