import * as z from 'zod/mini'
import { Announcement, announcementList } from './announcement-list.ts'
import { Game } from './games.ts'
import { Amount, Instant, LanguageCode, queryInteger } from './primitives.ts'
import { resource } from './resource.ts'

const News = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  imageUrl: z.string(),
  /** The path that it opens inside the app. */
  link: z.string(),
  publishedAt: Instant,
})

const others = resource('announcements', {
  markAnnouncementAsRead: {
    method: 'POST',
    path: '/wps/relay/MCSFE_markAnnouncementAsRead',
    summary: 'Marks an announcement as read by the member.',
    access: 'session',
    body: z.object({ announcementId: z.string().check(z.minLength(1), z.maxLength(64)), read: z.literal(true) }),
    response: z.null(),
    errors: ['ANNOUNCEMENT_NOT_FOUND'],
  },
  notices: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getNotices',
    summary: 'Announcements, newest first.',
    access: 'optional',
    cacheable: true,
    query: z.object({ language: z.optional(LanguageCode) }),
    response: z.array(Announcement),
    errors: [],
  },
  lobbyNews: {
    method: 'GET',
    path: '/wps/relay/GLS2_lobbyNews',
    summary: 'News of the lobby, newest first.',
    access: 'none',
    cacheable: true,
    query: z.object({ language: z.optional(LanguageCode) }),
    response: z.array(News),
    errors: [],
  },
  popularGames: {
    method: 'GET',
    path: '/lgw/games/popular',
    summary: 'The most played games of the last 24 hours, with their numbers of players.',
    access: 'none',
    query: z.object({ language: z.optional(LanguageCode), limitNum: z.optional(queryInteger(1, 100)) }),
    response: z.array(z.object({ game: Game, players: z.int() })),
    errors: [],
  },
  rankList: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_getRankList',
    summary:
      'The members with the highest wins in a period, masked, each with the game of the greatest win; highest first.',
    access: 'none',
    query: z.object({
      period: z.optional(z.enum(['DAY', 'WEEK', 'MONTH'])),
      language: z.optional(LanguageCode),
      limitNum: z.optional(queryInteger(1, 100)),
    }),
    response: z.object({
      startTime: Instant,
      endTime: Instant,
      list: z.array(
        z.object({ rank: z.int(), customerName: z.string(), winAmount: Amount, wins: z.int(), game: Game }),
      ),
    }),
    errors: [],
  },
  winnerBoard: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_getWinnerBoard',
    summary: 'Recent wins, masked, newest first.',
    access: 'none',
    query: z.object({ gameCategory: z.literal('ALL'), language: LanguageCode, limitNum: queryInteger(1, 100) }),
    response: z.object({
      list: z.array(
        z.object({
          id: z.string(),
          vo: z.object({ gameName: z.string(), iconUrl: z.string(), winAmount: Amount, customerName: z.string() }),
          wonAt: Instant,
          game: Game,
        }),
      ),
    }),
    errors: [],
  },
})

export const announcements = { ...announcementList, ...others }
