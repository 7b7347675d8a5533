import { auth } from '#contract/auth.ts'
import { call } from '#gateway/call.ts'
import { GatewayFailure } from '#gateway/failure.ts'

/** The trial account that was created but not entered, because its login failed. The next attempt enters it. */
let waiting: string | undefined

/** Creates a trial account, and opens the session of that account. */
export async function openTrial() {
  waiting ??= (await call(auth.createTrialAccount, {})).name
  try {
    const opened = await call(auth.freePlayLogin, { username: waiting })
    waiting = undefined
    return opened
  } catch (failure) {
    if (failure instanceof GatewayFailure && !failure.retry) waiting = undefined
    throw failure
  }
}
