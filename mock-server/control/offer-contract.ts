import { isRealType } from '#contract/account-type.ts'
import type { OfferName } from '#fixtures/agents/contracts.ts'
import { waitingContract } from '#mock-server/platform/agents/state/contracts.ts'
import { requestContract, termsOffered } from '#mock-server/platform/agents/state/offers.ts'
import { fail } from '#mock-server/values/fail.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { memberOf } from './member-of.ts'

/**
 * Creates a contract that waits for a member's answer.
 *
 * @throws GatewayError MEMBER_UNKNOWN, REAL_ACCOUNT_REQUIRED, or CONTRACT_WAITING if another of its kind waits.
 */
export async function offerContract(world: World, { account, offer }: { account: string; offer: OfferName }) {
  const member = memberOf(world, account)
  if (!isRealType(member.type)) {
    const message = `"${account}" is of type ${member.type}, which has no contracts`
    fail('REAL_ACCOUNT_REQUIRED', { field: 'body.account', message })
  }
  const waiting = waitingContract(world, member.id, termsOffered(offer).kind)
  if (waiting) {
    const message = `the contract "${waiting.id}" of "${account}" is ${waiting.status}; it must be answered first`
    fail('CONTRACT_WAITING', { field: 'body.offer', message })
  }
  const { id, kind, requestedAt, requestedBy } = await requestContract(world, member.id, offer)
  const upline = requestedBy === null ? undefined : world.tables.members.get(requestedBy)
  return { id, kind, requestedAt, requestedBy: upline?.account ?? null }
}
