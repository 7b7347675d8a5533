import * as z from 'zod/mini'
import { create } from 'zustand'
import { type SessionInfo, stored } from '#contract/stored.ts'
import type { TextKey } from '#i18n/languages.ts'
import { clearTabStorage, onStoredElsewhere, readStored, removeStored, writeStored } from '#platform/storage.ts'
import { onTold, tellTabs } from '#platform/tabs.ts'
import { dropPassword } from './held-password.ts'

interface SessionState {
  session: SessionInfo | undefined
  /** What to tell of a session that the gateway ended; the person did not ask for it. */
  lost: TextKey | undefined
}

const load = () => readStored(stored.session, 'sessionStorage') ?? readStored(stored.session)

/** Who is logged in. Read it with `useSession`; change it with the functions beside it. */
const store = create<SessionState>(() => ({ session: load(), lost: undefined }))

export const useSession = () => store((state) => state.session)
export const useSessionLost = () => store((state) => state.lost)
export const currentSession = () => store.getState().session

/** Calls back when a session has ended, whatever ended it. The new one, if any, is open by then. */
export function onSessionEnd(notice: () => void): () => void {
  return store.subscribe(({ session }, before) => {
    if (before.session && before.session.token !== session?.token) notice()
  })
}

function become(session: SessionInfo | undefined, lost?: TextKey) {
  if (currentSession()?.token !== session?.token) dropPassword()
  store.setState({ session, lost })
}

/** Removes what the browser keeps of the member beside the session itself. */
function forget() {
  clearTabStorage()
  removeStored(stored.trialUser)
  removeStored(stored.popupMember)
}

/** Another tab may have stored another session meanwhile, which stays. */
function removeSession(token: string) {
  for (const area of ['sessionStorage', 'localStorage'] as const) {
    if (readStored(stored.session, area)?.token === token) removeStored(stored.session, area)
  }
}

/** Keeps the session for this tab and those that are open, or for later visits as well. It ends the one that was open. */
export function openSession(session: SessionInfo, { keep }: { keep: boolean }): void {
  const [chosen, other] = keep
    ? (['localStorage', 'sessionStorage'] as const)
    : (['sessionStorage', 'localStorage'] as const)
  const former = currentSession()
  if (former && former.token !== session.token) forget()
  removeStored(stored.session, other)
  writeStored(stored.session, session, chosen)
  if (!keep) tellTabs({ opened: session })
  become(session)
}

function endSession(lost?: TextKey) {
  const token = currentSession()?.token
  if (token === undefined) return
  removeSession(token)
  const next = load()
  if (!next) forget()
  tellTabs({ ended: token })
  become(next, next ? undefined : lost)
}

/** Clears token, trial user, member info and session storage. */
export const closeSession = (): void => endSession()

/** Drops a session that the gateway has ended, unless another one has been opened meanwhile, here or in another tab. */
export function loseSession(token: string, lost: TextKey): void {
  if (currentSession()?.token === token) endSession(lost)
}

/** Takes over what is stored, if this tab has lagged behind: it was put aside, or another has logged in or out. */
export function followStoredSession(): void {
  const kept = load()
  if (kept?.token !== currentSession()?.token) become(kept)
}

const Told = z.union([z.object({ opened: stored.session.schema }), z.object({ ended: z.string() })])

function hear(told: z.output<typeof Told>) {
  if ('opened' in told) {
    clearTabStorage()
    writeStored(stored.session, told.opened, 'sessionStorage')
    become(told.opened)
  } else if (currentSession()?.token === told.ended) {
    removeSession(told.ended)
    followStoredSession()
  }
}

/** Keeps this tab at one with the others: of two logins the later counts. */
export function followOtherTabs(): void {
  onTold(Told, hear)
  onStoredElsewhere(stored.session, () => {
    if (readStored(stored.session)) removeStored(stored.session, 'sessionStorage')
    followStoredSession()
  })
}
