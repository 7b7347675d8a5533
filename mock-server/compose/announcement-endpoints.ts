import { announcements } from '#contract/announcements.ts'
import { implement } from '#mock-server/core/implement.ts'
import { popularGames, rankList } from '#mock-server/platform/games/endpoints/rankings.ts'
import { winners } from '#mock-server/platform/games/endpoints/winners.ts'
import {
  listAnnouncements,
  markAnnouncementAsRead,
  notices,
} from '#mock-server/platform/messages/endpoints/announcements.ts'
import { lobbyNews } from '#mock-server/platform/messages/endpoints/lobby-news.ts'

/** What the lobby shows: the merchant's announcements, and the games played. */
export const announcementEndpoints = implement(announcements, {
  announcements: listAnnouncements,
  markAnnouncementAsRead,
  notices,
  lobbyNews,
  popularGames,
  rankList,
  winnerBoard: ({ input, world, now }) => ({ list: winners(world, input.language, input.limitNum, now) }),
})
