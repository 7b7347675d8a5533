import type { Member } from '../core/implement.ts'
import type { World } from '../world/world.ts'

/** Opens a session and answers what a login tells the app. */
export async function openSession(world: World, member: Member) {
  const token = world.nextId('session')
  const expiresAt = world.clock.now() + world.settings().sessionLife
  await world.tables.sessions.insert({ token, memberId: member.id, expiresAt })
  await world.tables.members.update(member.id, (draft) => {
    draft.failedLogins = 0
    draft.firstTimeLogin = false
  })
  return { token, userName: member.account, type: member.type, firstTimeLogin: member.firstTimeLogin }
}

/** The member with an account name or a mobile number, if there is one. */
export const memberByAccount = (world: World, account: string): Member | undefined =>
  world.tables.members.by('account', account.toLowerCase())[0]

export const memberByMobile = (world: World, mobile: string): Member | undefined =>
  world.tables.members.by('mobile', mobile)[0]

interface NewMember {
  account: string
  password: string
  nickname: string
  type: number
  vipLabel: string
  mobile: string
  details: Record<string, string>
}

export async function addMember(world: World, member: NewMember): Promise<Member> {
  const id = world.nextId('member')
  const row = {
    ...member,
    id,
    disabled: false,
    firstTimeLogin: true,
    failedLogins: 0,
    createdAt: world.clock.now(),
  }
  await world.tables.members.insert(row)
  return row
}
