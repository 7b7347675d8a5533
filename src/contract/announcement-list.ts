import * as z from 'zod/mini'
import { Instant, LanguageCode } from './primitives.ts'
import { resource } from './resource.ts'

/** Who a popup is for: A logged-in members, B guests, F members at their first login. */
const Execution = z.enum(['A', 'B', 'F'])

export const Popup = z.object({
  id: z.string(),
  title: z.string(),
  /** HTML: sanitise before showing. */
  content: z.string(),
  promotionType: z.string(),
  execution: Execution,
})
export type Popup = z.infer<typeof Popup>

export const Banner = z.object({
  id: z.string(),
  groupName: z.enum(['m_home', 'm_live', 'm_reg']),
  url: z.string(),
  title: z.string(),
  subtitle: z.string(),
  /** Where a tap leads, inside the app; empty when it leads nowhere. */
  link: z.string(),
})
export type Banner = z.infer<typeof Banner>

export const Announcement = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  read: z.boolean(),
  publishedAt: Instant,
})

/** Apart from the other announcements, because home asks for it. */
export const announcementList = resource('announcements', {
  announcements: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getListAnnouncements',
    summary: 'Banners, popups, player announcements and promotions, by the content types asked for.',
    access: 'optional',
    query: z.object({
      types: z.string().check(z.regex(/^(B|PL|PU|PR)(,(B|PL|PU|PR))*$/, 'content types such as B,PL,PU')),
      groupName: z.optional(z.enum(['m_reg', ''])),
      platform: z.literal('M'),
      merchantCode: z.string(),
      token: z.string(),
      language: z.optional(LanguageCode),
    }),
    response: z.object({
      popular: z.array(Announcement),
      banner: z.array(Banner),
      player: z.array(Announcement),
      popup: z.array(Popup),
      promotion: z.array(Announcement),
    }),
    errors: ['MERCHANT_UNKNOWN'],
  },
})
