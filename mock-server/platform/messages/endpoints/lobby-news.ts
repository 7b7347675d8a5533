import type { announcements } from '#contract/announcements.ts'
import { inLanguage } from '#contract/localised.ts'
import { hour } from '#contract/time-units.ts'
import { lobbyNews as fixtures } from '#fixtures/announcements/lobby-news.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'

/** Returns the lobby's news; none if the lobby is empty or nothing is published. */
export function lobbyNews({ input, world }: Call<typeof announcements.lobbyNews>) {
  const { emptyContent, emptyLobby } = world.settings()
  if (emptyContent || emptyLobby) return []
  const language = languageOf(input.language)
  return fixtures.map(({ id, title, summary, glyph, link, hoursAgo }) => ({
    id,
    title: inLanguage(title, language),
    summary: inLanguage(summary, language),
    imageUrl: `/__art/glyphs/${glyph}.webp`,
    link,
    publishedAt: world.startedAt - hoursAgo * hour,
  }))
}
