import type { agent } from '#contract/agent.ts'
import type { RegisterSettings } from '#contract/system.ts'
import type { Call } from '../core/implement.ts'
import { isAgent } from '../domain/account-type.ts'
import { noRates, ratesAt } from '../domain/agent-rates.ts'
import { firstWrongField, keptDetails } from '../domain/registration.ts'
import { passesRule } from '../domain/validation-rules.ts'
import { treeOf } from '../world/agent-teams.ts'
import type { World } from '../world/world.ts'
import { downlineView } from './agent-people.ts'
import { addPlace, issueAffiliateCode } from './agent-places.ts'
import { patchedRates } from './agent-rebates.ts'
import { addMember, memberByAccount } from './members.ts'
import { checkEmail, checkPasswords, freeMobile, wrong } from './register.ts'
import { registerSettings } from './register-settings.ts'

type RegisterCall = Call<typeof agent.registerDownline>

const off = { enabled: false, required: false }

/** What the merchant asks of a newcomer; who brings it is known, and an agent has no captcha to type. */
function settingsOf(world: World): RegisterSettings {
  const { fields } = registerSettings(world)
  return { fields: { ...fields, recommenderId: off, affiliateCode: off }, captcha: { enabled: false } }
}

function check(call: RegisterCall) {
  const { input, world, fail } = call
  if (!passesRule('username', input.username)) wrong(call, 'username')
  checkPasswords(call)
  const wrongField = firstWrongField(input, settingsOf(world))
  if (wrongField) wrong(call, wrongField)
  if (memberByAccount(world, input.username)) fail('USERNAME_TAKEN', { field: 'body.username' })
  const details = keptDetails(input, settingsOf(world))
  checkEmail(call, details.email)
  return { details, mobile: freeMobile(call, details.mobileNum) }
}

const ratesOf = ({ input, member, world, now, fail }: RegisterCall) =>
  patchedRates(
    input.rebates ?? {},
    { present: noRates, own: ratesAt(treeOf(world), member.id, now), given: [] },
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
    vipLabel: isAgent(input.type) ? 'Agent' : 'Member',
    mobile,
    details,
  })
  await addPlace(world, { memberId: member.id, since: now, uplineId: upline.id, rates, by: 'registered' })
  if (isAgent(member.type)) await issueAffiliateCode(world, member)
  return downlineView(world, treeOf(world), member, now)
}
