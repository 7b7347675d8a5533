import { isAgentType } from '#contract/account-type.ts'
import type { agent } from '#contract/agent.ts'
import type { Call, Member } from '#mock-server/core/implement.ts'
import { exceeding } from '#mock-server/platform/teams/rules/rates.ts'
import { ratesAt, refuseMove } from '#mock-server/platform/teams/rules/tree.ts'
import { addPlace } from '#mock-server/platform/teams/state/places.ts'
import { treeOf } from '#mock-server/platform/teams/state/teams.ts'
import { findBelow, findInTeam } from './people.ts'

type TransferCall = Call<typeof agent.transferDownline> | Call<typeof agent.transferMultipleDownline>

const reasons = {
  itself: 'a member cannot be its own downline',
  'below-itself': 'that agent is below the member',
  'there-already': 'the member is already there',
} as const

/** Returns the agent that receives the moved members. @throws GatewayError DOWNLINE_NOT_FOUND, TRANSFER_REFUSED */
function findTarget(call: TransferCall): Member {
  const target = findInTeam(call, call.input.toAccount, 'body.toAccount')
  if (!isAgentType(target.type)) {
    call.fail('TRANSFER_REFUSED', { field: 'body.toAccount', message: `"${target.account}" is not an agent` })
  }
  return target
}

/** Returns a member that may be moved to the target. @throws GatewayError DOWNLINE_NOT_FOUND, TRANSFER_REFUSED */
function findMovable(call: TransferCall, account: string, target: Member, field: string): Member {
  const { world, now, fail } = call
  const tree = treeOf(world)
  const member = findBelow(call, account, field)
  const refusal = refuseMove(tree, { memberId: member.id, uplineId: target.id, at: now })
  if (refusal) fail('TRANSFER_REFUSED', { field, message: `"${account}": ${reasons[refusal]}` })
  const category = exceeding(ratesAt(tree, member.id, now), ratesAt(tree, target.id, now))
  if (category) {
    fail('TRANSFER_REFUSED', {
      field,
      message: `"${account}" has a higher rate for ${category} than "${target.account}"; lower it first`,
    })
  }
  return member
}

async function move(call: TransferCall, accounts: readonly { account: string; field: string }[]): Promise<null> {
  const target = findTarget(call)
  const members = new Set(accounts.map(({ account, field }) => findMovable(call, account, target, field)))
  for (const { id } of members) {
    await addPlace(call.world, { memberId: id, since: call.now, uplineId: target.id, by: 'moved' })
  }
  return null
}

export const transferDownline = (call: Call<typeof agent.transferDownline>): Promise<null> =>
  move(call, [{ account: call.input.account, field: 'body.account' }])

export const transferMultipleDownline = (call: Call<typeof agent.transferMultipleDownline>): Promise<null> =>
  move(
    call,
    call.input.accounts.map((account, index) => ({ account, field: `body.accounts.${index}` })),
  )
