import type { announcements } from '#contract/announcements.ts'
import { lobbyNews as fixtures } from '#fixtures/announcements/lobby-news.ts'
import { gameLanguage } from '#mock-server/catalogue/game-language.ts'
import type { Call } from '#mock-server/core/implement.ts'

const hour = 3_600_000

/** What is new in the lobby; nothing while it is empty or nothing is published. */
export function lobbyNews({ input, world }: Call<typeof announcements.lobbyNews>) {
  const { emptyContent, emptyLobby } = world.settings()
  if (emptyContent || emptyLobby) return []
  const language = gameLanguage(input.language ?? 'KO')
  return fixtures.map(({ id, title, summary, glyph, link, hoursAgo }) => ({
    id,
    title: title[language],
    summary: summary[language],
    imageUrl: `/__art/glyphs/${glyph}.webp`,
    link,
    publishedAt: world.startedAt - hoursAgo * hour,
  }))
}
