import type { Popup } from '#contract/announcement-list.ts'
import type { SessionInfo } from '#contract/stored.ts'

/** Returns the popups for a guest or for a member, with additional ones at the first login. */
export function popupsFor(popups: readonly Popup[], session: Pick<SessionInfo, 'firstTimeLogin'> | undefined): Popup[] {
  return popups.filter(({ execution }) => {
    if (!session) return execution === 'B'
    return execution === 'A' || (execution === 'F' && session.firstTimeLogin)
  })
}
