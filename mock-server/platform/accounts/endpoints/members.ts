import { isRealAccount } from '#mock-server/core/account-type.ts'
import type { Member } from '#mock-server/core/implement.ts'
import { storeLetter } from '#mock-server/world/letters.ts'
import type { MemberRow } from '#mock-server/world/tables/members.ts'
import type { World } from '#mock-server/world/world.ts'
import { noAttempts } from '../rules/login-guard.ts'
import { welcomeTo } from '../rules/welcome.ts'

/** Returns the member with an account name, in any case. */
export const memberByAccount = (world: World, account: string): Member | undefined =>
  world.tables.members.by('account', account.toLowerCase())[0]

/** Returns the member with a mobile number (dialling code and number, digits only). */
export const memberByMobile = (world: World, mobile: string): Member | undefined =>
  world.tables.members.by('mobile', mobile)[0]

export const memberByEmail = (world: World, email: string): Member | undefined =>
  world.tables.members.by('email', email.toLowerCase())[0]

/** Returns the member of an account of the third-party sign-in. */
export const memberByIdentity = (world: World, identity: string): Member | undefined =>
  world.tables.members.by('identity', identity)[0]

type NewMember = Pick<MemberRow, 'account' | 'password' | 'nickname' | 'type' | 'vipLabel' | 'mobile' | 'details'> &
  Partial<Pick<MemberRow, 'trialEndsAt' | 'identity'>>

/** Creates a member. Real accounts also receive the welcome letter. */
export async function addMember(world: World, member: NewMember): Promise<Member> {
  const row = {
    trialEndsAt: null,
    headIcon: '',
    ...member,
    ...noAttempts,
    id: world.nextId('member'),
    disabled: false,
    firstTimeLogin: true,
    createdAt: world.clock.now(),
  }
  await world.tables.members.insert(row)
  if (isRealAccount(row.type)) {
    await storeLetter(world, { ...welcomeTo(row.nickname || row.account), memberId: row.id, read: false })
  }
  return row
}
