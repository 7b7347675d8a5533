import { create } from 'zustand'
import { type SessionInfo, stored } from '#contract/stored.ts'
import { readStored, removeStored, writeStored } from '#platform/storage.ts'
import type { FailureText } from './failure.ts'
import { dropPassword } from './held-password.ts'

interface SessionState {
  session: SessionInfo | undefined
  /** What to tell of a session that the gateway ended; the person did not ask for it. */
  lost: FailureText | undefined
}

const load = () => readStored(stored.session, sessionStorage) ?? readStored(stored.session, localStorage)

/** Who is logged in. Read it with `useSession`; change it with the functions beside it. */
const store = create<SessionState>(() => ({ session: load(), lost: undefined }))

export const useSession = () => store((state) => state.session)
export const useSessionLost = () => store((state) => state.lost)
export const currentSession = () => store.getState().session

/** Keeps the session for this tab, or for later visits as well. */
export function openSession(session: SessionInfo, { keep }: { keep: boolean }): void {
  const [chosen, other] = keep ? [localStorage, sessionStorage] : [sessionStorage, localStorage]
  removeStored(stored.session, other)
  writeStored(stored.session, session, chosen)
  store.setState({ session, lost: undefined })
}

function forget() {
  dropPassword()
  removeStored(stored.session, localStorage)
  sessionStorage.clear()
  removeStored(stored.trialUser)
}

/** Clears token, trial user, member info and session storage. */
export function closeSession(): void {
  forget()
  store.setState({ session: undefined, lost: undefined })
}

/** Drops a session that the gateway has ended, unless another one has been opened meanwhile. */
export function loseSession(token: string, lost: FailureText): void {
  if (currentSession()?.token !== token) return
  forget()
  store.setState({ session: undefined, lost })
}
