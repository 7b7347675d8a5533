import type { Popup } from '#contract/announcement-list.ts'
import type { SessionInfo } from '#contract/stored.ts'

/** The popups meant for a visitor, or for a member: at the first login some more. */
export function popupsFor(popups: readonly Popup[], session: Pick<SessionInfo, 'firstTimeLogin'> | undefined): Popup[] {
  return popups.filter(({ execution }) => {
    if (!session) return execution === 'B'
    return execution === 'A' || (execution === 'F' && session.firstTimeLogin)
  })
}
