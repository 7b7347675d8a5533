import { member } from '#contract/member.ts'
import { type SessionInfo, stored } from '#contract/stored.ts'
import { call } from '#gateway/call.ts'
import { currentBrand } from '#gateway/platform-status.ts'
import { currentSession, openSession } from '#gateway/session.ts'
import { removeStored, writeStored } from '#platform/storage.ts'

type Opened = Pick<SessionInfo, 'token' | 'userName' | 'type' | 'firstTimeLogin'>

/**
 * Takes into use a session that the gateway has opened, and completes it by the member's id. The gateway counts the
 * person as logged in already, so a member info that does not come is no reason to turn them away.
 */
export async function openMemberSession(opened: Opened, keep: { keep: boolean }): Promise<void> {
  const session = { ...opened, id: '', customerId: '', merchantCode: currentBrand().code }
  openSession(session, keep)
  removeStored(stored.trialUser)
  const info = await call(member.memberInfo, {}).catch(() => undefined)
  if (!info || currentSession()?.token !== session.token) return
  openSession({ ...session, id: info.id, customerId: info.id }, keep)
}

/** The same for a trial: it lasts as long as the tab, and its name is kept beside it. */
export async function openTrialSession(trial: { token: string; userName: string; customerType: number }) {
  const { token, userName, customerType: type } = trial
  await openMemberSession({ token, userName, type, firstTimeLogin: false }, { keep: false })
  writeStored(stored.trialUser, userName)
}
