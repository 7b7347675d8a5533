import type { auth, socialProviders } from '#contract/auth.ts'
import type { Flag } from '#merchant/flags.ts'
import type { Call, Member } from '#mock-server/core/implement.ts'
import { memberByAccount, memberByIdentity } from '#mock-server/core/members.ts'
import { agentByCode, placeNewcomer } from '#mock-server/platform/teams/state/places.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { readIdentityToken } from '../rules/identity-token.ts'
import { addMember } from '../state/add-member.ts'
import { isRecommender } from '../state/registration-checks.ts'

type LoginCall = Call<typeof auth.login>
type SocialInput = Extract<LoginCall['input'], { type: 'social' }>
type Provider = (typeof socialProviders)[number]

/** The flag that turns on each provider. */
export const socialFlags: Record<Provider, Flag> = {
  facebook: 'FACEBOOKLOGIN3',
  google: 'GOOGLELOGIN3',
  line: 'LINELOGIN3',
  twitter: 'TWITTERLOGIN3',
}

/** Returns the account that the token proves. @throws GatewayError if it is forged, expired or of another provider */
function provenIdentity({ now, fail }: LoginCall, { firebaseChannel, firebaseIdToken }: SocialInput): string {
  const field = 'body.firebaseIdToken'
  const read = readIdentityToken(firebaseIdToken, now)
  if ('refusal' in read) return fail(read.refusal, { field })
  if (read.subject.startsWith(`${firebaseChannel}:`)) return read.subject
  return fail('FIREBASE_TOKEN_INVALID', { field, message: `the token is not for an account of ${firebaseChannel}` })
}

/** Returns an unused account name of the provider, such as `google_3fa9c1`. */
function freeAccount(world: World, provider: Provider): string {
  const account = `${provider}_${world.chance.hex(6, 'social', world.nextCount('social'))}`
  return memberByAccount(world, account) ? freeAccount(world, provider) : account
}

function checkInvitation({ world, fail }: LoginCall, { affiliateCode, recommenderId }: SocialInput) {
  if (affiliateCode && !agentByCode(world, affiliateCode)) {
    fail('AFFILIATE_CODE_INVALID', { field: 'body.affiliateCode' })
  }
  if (recommenderId && !isRecommender(memberByAccount(world, recommenderId))) {
    fail('RECOMMENDER_UNKNOWN', { field: 'body.recommenderId' })
  }
}

/** Registers the person of an account elsewhere, who has no password here. */
async function joinBy(call: LoginCall, input: SocialInput, identity: string): Promise<Member> {
  const { world, now } = call
  checkInvitation(call, input)
  const { affiliateCode, recommenderId } = input
  const account = freeAccount(world, input.firebaseChannel)
  const member = await addMember(world, {
    account,
    password: '',
    nickname: account,
    type: 0,
    vipLabel: 'Member',
    mobile: '',
    identity,
    details: { ...(affiliateCode && { affiliateCode }), ...(recommenderId && { recommenderId }) },
  })
  await placeNewcomer(world, member, now)
  return member
}

/** Returns the member of the account that the token proves; the first sign-in registers the member. */
export function socialMember(call: LoginCall, input: SocialInput): Member | Promise<Member> {
  const identity = provenIdentity(call, input)
  return memberByIdentity(call.world, identity) ?? joinBy(call, input, identity)
}
