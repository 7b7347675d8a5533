import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { currentBrand } from '#brand/platform-status.ts'
import { settingsQuery } from '#brand/settings-query.ts'
import { announcementQueries } from '#features/announcements/announcement-queries.ts'
import { gameQueries } from '#features/games/game-queries.ts'
import { walletQueries } from '#features/wallet/wallet-queries.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { belowBase } from '#platform/base.ts'
import { wait } from '#platform/wait.ts'
import { currentSession } from '#session/session.ts'
import { isDesktop } from '#ui/look/desktop.ts'
import { isHome, routeOf } from '../routes.ts'
import { SideRail } from '../shell/lazy-side-rail.ts'
import { shownFor } from './prefetch.ts'

/** The longest time in milliseconds that the page before the app waits; the app shows skeletons then. */
const patienceMs = 600

/** Begins a read, and resolves when the first render can show its data. */
async function begin<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  const fetched = client.prefetchQuery(query)
  if (client.getQueryData(query.queryKey) === undefined) await fetched
}

/** Begins the reads of home's first screen, which may have stored answers of the last visit. */
function homeData(client: QueryClient, language: LanguageCode): Promise<unknown> {
  const session = currentSession()
  const merchantCode = currentBrand().code
  return Promise.all([
    begin(client, announcementQueries.list({ session, merchantCode, language })),
    begin(client, gameQueries.vendors()),
    begin(client, gameQueries.hot(language)),
    session && begin(client, walletQueries.member(session)),
  ])
}

/**
 * Waits a moment for the data of home, or for the file of another screen. The first render then shows it in slices. An
 * answer after it would render its part in one long task, and React shows what replaces a missing file for 300 ms.
 */
export async function prepareFirstScreen(client: QueryClient, language: LanguageCode): Promise<void> {
  const route = shownFor(routeOf(belowBase(location.pathname) ?? ''))
  if (!route) return
  // Its space is reserved, so that nothing waits for it.
  if (isDesktop()) void SideRail.fetchAhead()
  const own = isHome(route.path) ? homeData(client, language) : route.screen.fetchAhead?.()
  await Promise.race([Promise.all([own, begin(client, settingsQuery())]), wait(patienceMs)])
}
