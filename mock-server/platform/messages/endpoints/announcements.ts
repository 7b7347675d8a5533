import type { announcements } from '#contract/announcements.ts'
import { inLanguage } from '#contract/localised.ts'
import { announcements as fixtures } from '#fixtures/announcements/announcements.ts'
import { bannerUrl, inStyle } from '#mock-server/art/banner-url.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { itemsIn, published } from './announcement-items.ts'

export function listAnnouncements({ input, member, world, fail }: Call<typeof announcements.announcements>) {
  if (input.merchantCode !== world.merchant().code) fail('MERCHANT_UNKNOWN', { field: 'query.merchantCode' })
  const language = languageOf(input.language)
  const types = input.types.split(',')
  const items = itemsIn(input.language, world, member)
  return {
    popular: types.includes('PL') ? items.filter(({ popular }) => popular).map(({ item }) => item) : [],
    banner: types.includes('B')
      ? published(world).banners.map((banner) => ({
          ...banner,
          url: bannerUrl(banner.id, world.merchant().artwork),
          title: inLanguage(banner.title, language),
          subtitle: inLanguage(banner.subtitle, language),
        }))
      : [],
    player: types.includes('PL') ? items.filter(({ type }) => type === 'PL').map(({ item }) => item) : [],
    popup: types.includes('PU')
      ? published(world).popups.map((popup) => ({
          ...popup,
          title: inLanguage(popup.title, language),
          content: inStyle(inLanguage(popup.content, language), world.merchant().artwork),
        }))
      : [],
    promotion: types.includes('PR') ? items.filter(({ type }) => type === 'PR').map(({ item }) => item) : [],
  }
}

export async function markAnnouncementAsRead(call: Call<typeof announcements.markAnnouncementAsRead>) {
  const { input, member, world, fail } = call
  const { announcementId } = input
  if (!fixtures.some(({ id }) => id === announcementId)) {
    fail('ANNOUNCEMENT_NOT_FOUND', { field: 'body.announcementId' })
  }
  const row = { memberId: member.id, announcementId }
  if (!world.tables.reads.get(`${member.id}/${announcementId}`)) await world.tables.reads.insert(row)
  return null
}

export const notices = ({ input, member, world }: Call<typeof announcements.notices>) =>
  itemsIn(input.language, world, member)
    .map(({ item }) => item)
    .toSorted((a, b) => b.publishedAt - a.publishedAt)
