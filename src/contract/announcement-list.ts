import * as z from 'zod/mini'
import { Instant, LanguageCode } from './primitives.ts'
import { resource } from './resource.ts'

/** The audience of a popup: A logged-in members, B guests, F members at their first login. */
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
  /** The path that a tap opens inside the app; empty if there is none. */
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

/** Separate from the other announcement calls because home makes this one. */
export const announcementList = resource('announcements', {
  announcements: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getListAnnouncements',
    summary: 'Banners, popups, player announcements and promotions of the requested content types.',
    access: 'optional',
    cacheable: true,
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
