import { focusManager, hashKey, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { followMode } from '#brand/appearance.ts'
import { stored } from '#contract/stored.ts'
import { wallets } from '#contract/wallets.ts'
import { followHidden } from '#features/wallet/hidden-balance.ts'
import { walletQueries } from '#features/wallet/wallet-queries.ts'
import { defaultLanguage } from '#i18n/languages.ts'
import { changeLanguage } from '#i18n/set-up.ts'
import { onStoredElsewhere, readStored } from '#platform/storage.ts'
import { onTold, tellTabs } from '#platform/tabs.ts'
import { currentSession, followOtherTabs, followStoredSession } from '#session/session.ts'

const followLanguage = () => void changeLanguage(readStored(stored.language) ?? defaultLanguage).catch(() => undefined)

/** What tabs agree about beside the session, by what is kept of it. */
const choices = [
  [stored.language, followLanguage],
  [stored.theme, followMode],
  [stored.hideBalance, followHidden],
] as const

const Told = z.object({ member: z.string(), balance: wallets.memberWallet.response })

/** A balance that one tab was told is every tab's. */
function shareBalance(client: QueryClient) {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const session = currentSession()
    if (!session || event.query.queryHash !== hashKey(walletQueries.member(session).queryKey)) return
    tellTabs({ member: session.userName, balance: event.action.data })
  })
  onTold(Told, ({ member, balance }) => {
    const session = currentSession()
    if (session?.userName !== member) return
    client.setQueryData(walletQueries.member(session).queryKey, (known) => known && balance)
  })
}

/** Keeps this tab at one with the others, also when it comes back from the browser's store of pages that were left. */
export function followTabs(client: QueryClient): void {
  followOtherTabs()
  shareBalance(client)
  for (const [entry, follow] of choices) onStoredElsewhere(entry, follow)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    followStoredSession()
    for (const [, follow] of choices) follow()
  })
}

/** Looks again at what may have changed while nobody looked: after sleep, on the way back to the tab or to the network. */
export function lookAgainOnReturn(client: QueryClient): void {
  focusManager.setEventListener((notice) => {
    const look = () => notice()
    document.addEventListener('visibilitychange', look)
    for (const name of ['pageshow', 'online']) addEventListener(name, look)
    return () => undefined
  })
  focusManager.subscribe((visible) => {
    const session = currentSession()
    // On screen or not: the balance tells of the session as well.
    if (visible && session) void client.prefetchQuery(walletQueries.member(session))
  })
}
