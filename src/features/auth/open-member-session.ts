import { currentBrand } from '#brand/platform-status.ts'
import { member } from '#contract/member.ts'
import { type SessionInfo, stored } from '#contract/stored.ts'
import { call } from '#gateway/call.ts'
import { writeStored } from '#platform/storage.ts'
import { openSession } from '#session/session.ts'

type Opened = Pick<SessionInfo, 'token' | 'userName' | 'type' | 'firstTimeLogin'>

/**
 * Stores a session that the gateway has opened. The member's id is added when member info arrives; the person need not
 * wait for it, because the gateway already counts them as logged in.
 */
export function openMemberSession(opened: Opened, keep: { keep: boolean }): void {
  const session = { ...opened, id: '', customerId: '', merchantCode: currentBrand().code }
  openSession(session, keep)
  call(member.memberInfo, {}).then(
    ({ id }) => openSession({ ...session, id, customerId: id }, keep),
    () => undefined,
  )
}

/** Stores a trial's session, which lasts as long as the tab, and its name. */
export function openTrialSession(trial: { token: string; userName: string; customerType: number }): void {
  const { token, userName, customerType: type } = trial
  openMemberSession({ token, userName, type, firstTimeLogin: false }, { keep: false })
  writeStored(stored.trialUser, userName)
}
