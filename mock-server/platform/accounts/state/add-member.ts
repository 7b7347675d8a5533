import { isRealType } from '#contract/account-type.ts'
import type { Member } from '#mock-server/core/implement.ts'
import { storeLetter } from '#mock-server/world/books/letters.ts'
import type { MemberRow } from '#mock-server/world/tables/members.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { noAttempts } from '../rules/login-guard.ts'
import { welcomeTo } from '../rules/welcome.ts'

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
  if (isRealType(row.type)) {
    await storeLetter(world, { ...welcomeTo(row.nickname || row.account), memberId: row.id, read: false })
  }
  return row
}
