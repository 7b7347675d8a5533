import type { QueryClient, QueryState } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { currentBrand } from '#brand/platform-status.ts'
import { stored } from '#contract/stored.ts'
import { day } from '#contract/time-units.ts'
import { announcementQueries } from '#features/announcements/announcement-queries.ts'
import { gameQueries } from '#features/games/game-queries.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { readStored, removeStored, writeStored } from '#platform/storage.ts'
import { currentSession } from '#session/session.ts'

/** The most characters that the browser stores. */
const limit = 500_000

/** The queries of a visitor's home. Members' queries have other keys. */
const queries = (language: LanguageCode) => ({
  announcements: announcementQueries.list({ session: undefined, merchantCode: currentBrand().code, language }),
  vendors: gameQueries.vendors(),
  hot: gameQueries.hot(language),
})

type Answers = z.output<typeof stored.publicAnswers.schema>

function show(client: QueryClient, answers: Answers) {
  const { announcements, vendors, hot } = queries(answers.language)
  // Of no time, so that the app asks the gateway.
  const updatedAt = 0
  client.setQueryData(announcements.queryKey, answers.announcements, { updatedAt })
  client.setQueryData(vendors.queryKey, answers.vendors, { updatedAt })
  client.setQueryData(hot.queryKey, answers.hot, { updatedAt })
}

/** Shows a visitor the answers of the last visit until the gateway's arrive. Call it with the last visit's status. */
export function restorePublicAnswers(client: QueryClient, language: LanguageCode): void {
  const kept = currentSession() ? undefined : readStored(stored.publicAnswers)
  if (!kept) return
  const isCurrent = kept.merchant === currentBrand().code && kept.language === language && Date.now() - kept.at < day
  if (isCurrent) show(client, kept)
  else removeStored(stored.publicAnswers)
}

/** Returns the data of a query that the gateway has answered in this visit. */
const freshOf = <Data>(state: QueryState<Data> | undefined) => (state?.dataUpdatedAt ? state.data : undefined)

/** Stores the answers that this visit's home has got, for a visitor's next visit. */
export function keepPublicAnswers(client: QueryClient, language: LanguageCode): void {
  if (currentSession()) return
  const own = queries(language)
  const announcements = freshOf(client.getQueryState(own.announcements.queryKey))
  const vendors = freshOf(client.getQueryState(own.vendors.queryKey))
  const hot = freshOf(client.getQueryState(own.hot.queryKey))
  if (!announcements || !vendors || !hot) return
  const answers = { merchant: currentBrand().code, language, at: Date.now(), announcements, vendors, hot }
  if (JSON.stringify(answers).length <= limit) writeStored(stored.publicAnswers, answers)
}
