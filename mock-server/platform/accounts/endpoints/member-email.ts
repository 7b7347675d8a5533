import type { member as contract } from '#contract/member.ts'
import { checkReal } from '#mock-server/core/check-real.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { memberByEmail } from '#mock-server/core/members.ts'
import { maskEmail } from '../rules/masking.ts'
import { passesRule } from '../rules/validation-rules.ts'
import { type CodeAddress, sendCode, takeCode } from '../state/codes.ts'

type EmailCall = Call<typeof contract.email>

/** Returns the validated address, which no other member may have. @throws GatewayError INVALID_INPUT, EMAIL_TAKEN */
function freeAddress({ input, member, world, fail }: EmailCall): string {
  const email = input.email.trim()
  if (!passesRule('email', email)) fail('INVALID_INPUT', { field: 'body.email' })
  const owner = memberByEmail(world, email)
  if (owner && owner.id !== member.id) fail('EMAIL_TAKEN', { field: 'body.email' })
  return email
}

/** Sends a code to the address; with the code, stores the address for the member. */
export async function setEmail(call: EmailCall) {
  const { input, member, world } = call
  checkReal(call)
  const email = freeAddress(call)
  const address: CodeAddress = { purpose: 'email', to: email.toLowerCase() }
  if (input.verificationCode === undefined) {
    return { email: maskEmail(email), verified: false, ...(await sendCode(call, address, 'body.email')) }
  }
  await takeCode(call, address, input.verificationCode, 'VERIFICATION_CODE_WRONG')
  await world.tables.members.update(member.id, (draft) => {
    draft.details.email = email
  })
  return { email: maskEmail(email), verified: true, expirationTime: null }
}
