import { trialType } from '#contract/account-type.ts'
import type { auth } from '#contract/auth.ts'
import type { Call, Member } from '#mock-server/core/implement.ts'
import { memberByAccount } from '#mock-server/core/members.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import { purge } from '#mock-server/world/worlds/purge.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { addMember } from '../state/add-member.ts'
import { openSession } from '../state/sessions.ts'

const playMoney = toMinor(10_000)

/** Creates a trial account with play money. */
async function addTrial(world: World): Promise<Member> {
  purge(world)
  const account = `guest_${world.chance.hex(6, 'guest', world.nextCount('guest'))}`
  const member = await addMember(world, {
    account,
    password: '',
    nickname: 'Guest',
    type: trialType,
    vipLabel: 'Trial',
    mobile: '',
    details: {},
    trialEndsAt: world.clock.now() + world.settings().trialLife,
  })
  const id = `opening-${member.id}`
  await world.ledger.move({
    reason: 'opening',
    from: 'platform',
    to: `member:${member.id}`,
    amount: playMoney,
    reference: id,
    idempotencyKey: id,
  })
  return member
}

const isRunning = ({ trialEndsAt }: Member, now: number) => trialEndsAt !== null && trialEndsAt > now

const trialView = ({ account, trialEndsAt }: Member) => ({ name: account, expiresAt: trialEndsAt ?? 0 })

export const createTrialAccount = async ({ world }: Call<typeof auth.createTrialAccount>) =>
  trialView(await addTrial(world))

/** Returns the newest trial that was created but not entered yet. */
export function trialUser({ world, now }: Call<typeof auth.trialUser>) {
  const waiting = world.tables.members
    .by('type', '4')
    .filter((member) => member.firstTimeLogin && isRunning(member, now))
    .toSorted((a, b) => b.createdAt - a.createdAt)
  return waiting[0] ? trialView(waiting[0]) : { name: null, expiresAt: null }
}

function namedTrial({ input, world, now, fail }: Call<typeof auth.freePlayLogin>) {
  if (input.username === undefined) return undefined
  const named = memberByAccount(world, input.username)
  return named && isRunning(named, now) ? named : fail('TRIAL_EXPIRED', { field: 'body.username' })
}

export async function freePlayLogin(call: Call<typeof auth.freePlayLogin>) {
  const { token, userName, type } = await openSession(call.world, namedTrial(call) ?? (await addTrial(call.world)))
  return { token, userName, customerType: type }
}
