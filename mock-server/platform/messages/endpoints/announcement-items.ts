import { inLanguage, type Localised } from '#contract/localised.ts'
import { hour } from '#contract/time-units.ts'
import { banners, announcements as fixtures, popups } from '#fixtures/announcements/announcements.ts'
import type { Member } from '#mock-server/core/implement.ts'
import { fill } from '#mock-server/texts/fill.ts'
import { inVoice } from '#mock-server/texts/in-voice.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { merchantValues } from '../state/merchant-values.ts'

/** Returns the merchant's published announcements, banners and popups. */
export const published = (world: World) =>
  world.settings().emptyContent
    ? { announcements: [], banners: [], popups: [] }
    : {
        announcements: fixtures.map((one) => spoken(one, world)),
        banners: bannersOf(world),
        popups: popups.map((one) => spoken(one, world)),
      }

/** Puts an announcement or a popup into the merchant's tone of voice. */
function spoken<Item extends { id: string; title: Localised; content: Localised }>(item: Item, world: World): Item {
  const { voice } = world.merchant().theme.look
  return {
    ...item,
    title: inVoice(voice, `announcements.${item.id}.title`, item.title),
    content: inVoice(voice, `announcements.${item.id}.content`, item.content),
  }
}

const bannersOf = (world: World) =>
  world.merchant().artwork.banners.flatMap((wanted) => banners.find(({ id }) => id === wanted) ?? [])

/** Returns the announcements in a language, with the member's read state. */
export const itemsIn = (code: string | undefined, world: World, member: Member | undefined) => {
  const language = languageOf(code)
  const values = merchantValues(world)
  return published(world).announcements.map(({ id, type, popular, title, content, hoursAgo }) => ({
    type,
    popular,
    item: {
      id,
      title: inLanguage(fill(title, values), language),
      content: inLanguage(fill(content, values), language),
      read: member ? world.tables.reads.get(`${member.id}/${id}`) !== undefined : false,
      publishedAt: world.startedAt - hoursAgo * hour,
    },
  }))
}

export const unreadAnnouncements = (world: World, member: Member): number =>
  itemsIn(undefined, world, member).filter(({ item }) => !item.read).length
