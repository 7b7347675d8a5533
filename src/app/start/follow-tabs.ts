import { focusManager, hashKey, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { followMode } from '#brand/appearance.ts'
import { refreshStatus, restoreStatus } from '#brand/platform-status.ts'
import { defaultLanguage } from '#contract/default-language.ts'
import { stored } from '#contract/stored.ts'
import { wallets } from '#contract/wallets.ts'
import { followHidden } from '#features/wallet/hidden-balance.ts'
import { walletQueries } from '#features/wallet/wallet-queries.ts'
import { changeLanguage } from '#i18n/set-up.ts'
import { onStoredElsewhere, readStored } from '#platform/storage.ts'
import { onTabMessage, postToTabs } from '#platform/tabs.ts'
import { currentSession, followOtherTabs, followStoredSession } from '#session/session.ts'

const followLanguage = () => void changeLanguage(readStored(stored.language) ?? defaultLanguage).catch(() => undefined)

/**
 * Uses the status that another tab has stored, or asks again if it has removed it. An answer that was on its way may have
 * stored one since.
 */
const followStatus = (removed = false) => void ((!removed && restoreStatus()) || refreshStatus().catch(() => undefined))

/** The stored entries, besides the session, that all tabs follow. */
const choices = [
  [stored.language, followLanguage],
  [stored.theme, followMode],
  [stored.hideBalance, followHidden],
  [stored.status, followStatus],
] as const

const BalanceMessage = z.object({ member: z.string(), balance: wallets.memberWallet.response })

/** Shares each new balance with the other tabs. */
function shareBalance(client: QueryClient) {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const session = currentSession()
    if (!session || event.query.queryHash !== hashKey(walletQueries.member(session).queryKey)) return
    postToTabs({ member: session.userName, balance: event.action.data })
  })
  onTabMessage(BalanceMessage, ({ member, balance }) => {
    const session = currentSession()
    if (session?.userName !== member) return
    client.setQueryData(walletQueries.member(session).queryKey, (known) => known && balance)
    void client.invalidateQueries({ queryKey: walletQueries.each })
  })
}

/** Follows the other tabs, also after the browser restores this page from its back/forward cache. */
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

/** Refetches data that may have changed: after sleep, and when the tab becomes visible or the network returns. */
export function lookAgainOnReturn(client: QueryClient): void {
  focusManager.setEventListener((notice) => {
    const look = () => notice()
    document.addEventListener('visibilitychange', look)
    for (const name of ['pageshow', 'online']) addEventListener(name, look)
    return () => undefined
  })
  focusManager.subscribe((visible) => {
    const session = currentSession()
    // Also if it is not on screen: its answer shows whether the session has ended.
    if (visible && session) void client.prefetchQuery(walletQueries.member(session))
  })
}
