import { auth } from '#contract/auth.ts'
import { call } from '#gateway/call.ts'
import { GatewayFailure } from '#gateway/failure.ts'

/** The trial account that was created but not entered, because its login failed. The next attempt enters it. */
let waiting: string | undefined

async function enter() {
  waiting ??= (await call(auth.createTrialAccount, {})).name
  const opened = await call(auth.freePlayLogin, { username: waiting })
  waiting = undefined
  return opened
}

/** Opens the session of a new trial account, or of the one that waits. @throws GatewayFailure */
export async function openTrial() {
  const waited = waiting !== undefined
  try {
    return await enter()
  } catch (failure) {
    if (failure instanceof GatewayFailure && failure.retry) throw failure
    waiting = undefined
    if (!waited) throw failure
    return enter()
  }
}
