import type { member as contract } from '#contract/member.ts'
import { checkReal } from '#mock-server/core/check-real.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { memberByMobile } from '#mock-server/core/members.ts'
import { fullMobile } from '#mock-server/values/address.ts'
import { maskMobile } from '../rules/masking.ts'
import { passesRule } from '../rules/validation-rules.ts'
import { type CodeAddress, sendCode, takeCode } from '../state/codes.ts'

type MobileCall = Call<typeof contract.mobile>

/** Returns the validated number, which no other member may have. @throws GatewayError INVALID_INPUT, MOBILE_TAKEN */
function freeNumber({ input, member, world, fail }: MobileCall): string {
  if (!passesRule('mobileNum', input.mobileNum)) fail('INVALID_INPUT', { field: 'body.mobileNum' })
  const mobile = fullMobile(input.countryDialingCode, input.mobileNum)
  const owner = memberByMobile(world, mobile)
  if (owner && owner.id !== member.id) fail('MOBILE_TAKEN', { field: 'body.mobileNum' })
  return mobile
}

/** Sends a code to the number; with the code, stores the number for the member. */
export async function setMobile(call: MobileCall) {
  const { input, member, world } = call
  checkReal(call)
  const mobile = freeNumber(call)
  const address: CodeAddress = { purpose: 'mobile', to: mobile }
  if (input.verificationCode === undefined) {
    const sent = await sendCode(call, address, 'body.mobileNum')
    return { mobile: maskMobile(mobile), verified: false, ...sent }
  }
  await takeCode(call, address, input.verificationCode, 'SMS_CODE_WRONG')
  await world.tables.members.update(member.id, (draft) => {
    draft.mobile = mobile
  })
  return { mobile: maskMobile(mobile), verified: true, expirationTime: null }
}
