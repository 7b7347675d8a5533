import * as z from 'zod/mini'
import { create } from 'zustand'
import { type SessionInfo, stored } from '#contract/stored.ts'
import type { TextKey } from '#i18n/languages.ts'
import { clearTabStorage, onStoredElsewhere, readStored, removeStored, writeStored } from '#platform/storage.ts'
import { onTabMessage, postToTabs } from '#platform/tabs.ts'
import { dropPassword } from './held-password.ts'

interface SessionState {
  session: SessionInfo | undefined
  /** The text that explains a session which the gateway ended. */
  lost: TextKey | undefined
}

const load = () => readStored(stored.session, 'sessionStorage') ?? readStored(stored.session)

/** Holds the session. Read it with `useSession`; change it with the functions of this file. */
const store = create<SessionState>(() => ({ session: load(), lost: undefined }))

export const useSession = () => store((state) => state.session)
export const useSessionLost = () => store((state) => state.lost)
export const currentSession = () => store.getState().session

/** Calls back when a session has ended for any reason. A new one, if any, is open by then. */
export function onSessionEnd(notice: () => void): () => void {
  return store.subscribe(({ session }, before) => {
    if (before.session && before.session.token !== session?.token) notice()
  })
}

function become(session: SessionInfo | undefined, lost?: TextKey) {
  if (currentSession()?.token !== session?.token) dropPassword()
  store.setState({ session, lost })
}

/** Removes what the browser stores of the member, except the session itself. */
function forget() {
  clearTabStorage()
  removeStored(stored.trialUser)
  removeStored(stored.popupMember)
}

/** Removes a stored session, but not one that another tab has stored meanwhile. */
function removeSession(token: string) {
  for (const area of ['sessionStorage', 'localStorage'] as const) {
    if (readStored(stored.session, area)?.token === token) removeStored(stored.session, area)
  }
}

/** Opens a session for the open tabs, or with `keep` for later visits too. It ends the session that was open. */
export function openSession(session: SessionInfo, { keep }: { keep: boolean }): void {
  const [chosen, other] = keep
    ? (['localStorage', 'sessionStorage'] as const)
    : (['sessionStorage', 'localStorage'] as const)
  const former = currentSession()
  if (former && former.token !== session.token) forget()
  removeStored(stored.session, other)
  writeStored(stored.session, session, chosen)
  if (!keep) postToTabs({ opened: session })
  become(session)
}

function endSession(lost?: TextKey) {
  const token = currentSession()?.token
  // Of a session that is already lost, only the reason is left.
  if (token === undefined) return become(undefined)
  removeSession(token)
  const next = load()
  if (!next) forget()
  postToTabs({ ended: token })
  become(next, next ? undefined : lost)
}

/** Ends the session on the member's request: clears token, trial user, member info and session storage. */
export const closeSession = (): void => endSession()

/** Drops a session that the gateway has ended, unless this or another tab has opened another one meanwhile. */
export function loseSession(token: string, lost: TextKey): void {
  if (currentSession()?.token === token) endSession(lost)
}

/** Takes over the stored session if this tab is behind, because it was frozen or another tab logged in or out. */
export function followStoredSession(): void {
  const kept = load()
  if (kept?.token !== currentSession()?.token) become(kept)
}

const SessionMessage = z.union([z.object({ opened: stored.session.schema }), z.object({ ended: z.string() })])

function receive(message: z.output<typeof SessionMessage>) {
  if ('opened' in message) {
    // The same session comes again once the member's id is known.
    if (message.opened.token !== currentSession()?.token) clearTabStorage()
    writeStored(stored.session, message.opened, 'sessionStorage')
    become(message.opened)
  } else if (currentSession()?.token === message.ended) {
    removeSession(message.ended)
    followStoredSession()
  }
}

/** Follows the other tabs' logins and logouts. The latest login wins. */
export function followOtherTabs(): void {
  onTabMessage(SessionMessage, receive)
  onStoredElsewhere(stored.session, () => {
    if (readStored(stored.session)) removeStored(stored.session, 'sessionStorage')
    followStoredSession()
  })
}
