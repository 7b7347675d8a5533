import type { Member } from '../core/implement.ts'
import { isRealAccount } from '../domain/account-type.ts'
import { noAttempts } from '../domain/login-guard.ts'
import { welcomeTo } from '../domain/welcome.ts'
import { keepLetter } from '../world/letters.ts'
import type { MemberRow } from '../world/tables/members.ts'
import type { World } from '../world/world.ts'

/** The member with an account name, a mobile number or an e-mail address, if there is one. */
export const memberByAccount = (world: World, account: string): Member | undefined =>
  world.tables.members.by('account', account.toLowerCase())[0]

export const memberByMobile = (world: World, mobile: string): Member | undefined =>
  world.tables.members.by('mobile', mobile)[0]

export const memberByEmail = (world: World, email: string): Member | undefined =>
  world.tables.members.by('email', email.toLowerCase())[0]

type NewMember = Pick<MemberRow, 'account' | 'password' | 'nickname' | 'type' | 'vipLabel' | 'mobile' | 'details'> &
  Partial<Pick<MemberRow, 'trialEndsAt'>>

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
    await keepLetter(world, { ...welcomeTo(row.nickname || row.account), memberId: row.id, read: false })
  }
  return row
}
