import { isAgentType } from '#contract/account-type.ts'
import type { agent } from '#contract/agent.ts'
import type { RegisterSettings } from '#contract/system.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { memberByAccount } from '#mock-server/core/members.ts'
import { firstInvalidField, storedDetails } from '#mock-server/platform/accounts/rules/registration.ts'
import { passesRule } from '#mock-server/platform/accounts/rules/validation-rules.ts'
import { addMember } from '#mock-server/platform/accounts/state/add-member.ts'
import { registerSettings } from '#mock-server/platform/accounts/state/register-settings.ts'
import {
  checkEmail,
  checkPasswords,
  freeMobile,
  wrong,
} from '#mock-server/platform/accounts/state/registration-checks.ts'
import { noRates } from '#mock-server/platform/teams/rules/rates.ts'
import { ratesAt } from '#mock-server/platform/teams/rules/tree.ts'
import { addPlace, issueAffiliateCode } from '#mock-server/platform/teams/state/places.ts'
import { treeOf } from '#mock-server/platform/teams/state/teams.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { downlineView } from './people.ts'
import { patchedRates } from './rebates.ts'

type RegisterCall = Call<typeof agent.registerDownline>

const off = { enabled: false, required: false }

/** Returns the merchant's register settings without recommender, affiliate code and captcha: the agent is the upline. */
function settingsOf(world: World): RegisterSettings {
  const { fields } = registerSettings(world)
  return { fields: { ...fields, recommenderId: off, affiliateCode: off }, captcha: { enabled: false } }
}

function check(call: RegisterCall) {
  const { input, world, fail } = call
  if (!passesRule('username', input.username)) wrong(call, 'username')
  checkPasswords(call)
  const wrongField = firstInvalidField(input, settingsOf(world))
  if (wrongField) wrong(call, wrongField)
  if (memberByAccount(world, input.username)) fail('USERNAME_TAKEN', { field: 'body.username' })
  const details = storedDetails(input, settingsOf(world))
  checkEmail(call, details.email)
  return { details, mobile: freeMobile(call, details.mobileNum) }
}

const ratesOf = ({ input, member, world, now, fail }: RegisterCall) =>
  patchedRates(
    input.rebates ?? {},
    { present: noRates, own: ratesAt(treeOf(world), member.id, now), below: [] },
    { fail },
  )

export async function registerDownline(call: RegisterCall) {
  const { input, member: upline, world, now } = call
  const { details, mobile } = check(call)
  const rates = ratesOf(call)
  const member = await addMember(world, {
    account: input.username,
    password: input.password,
    nickname: input.nickname || input.username,
    type: input.type,
    vipLabel: isAgentType(input.type) ? 'Agent' : 'Member',
    mobile,
    details,
  })
  await addPlace(world, { memberId: member.id, since: now, uplineId: upline.id, rates, by: 'registered' })
  if (isAgentType(member.type)) await issueAffiliateCode(world, member)
  return downlineView(world, treeOf(world), member, now)
}
