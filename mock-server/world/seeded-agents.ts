import { affiliateCodes, positions } from '#fixtures/agents/tree.ts'
import { rebateShare } from '#fixtures/promotions/vip.ts'
import { weighedRates } from '../domain/agent-rates.ts'
import type { PlaceRow } from './tables/agents.ts'
import type { MemberRow } from './tables/members.ts'

/** What was played before the world began counts to the tree as it stands then. */
const past = 30 * 86_400_000

type Person = Pick<MemberRow, 'id' | 'account' | 'createdAt'>

/** The agents' tree as the world finds it, and the codes that lead into it. */
export function seededAgents(people: readonly Person[], startedAt: number) {
  const ids = new Map(people.map(({ account, id }) => [account, id]))
  const idOf = (account: string) => ids.get(account) ?? ''
  const places = people.flatMap(({ id, account, createdAt }): PlaceRow[] => {
    const position = positions[account]
    if (!position) return []
    const uplineId = position.upline ? idOf(position.upline) : null
    const rates = weighedRates(position.rate, rebateShare)
    const since = Math.min(createdAt, startedAt - past)
    return [{ id: `place-${id}`, memberId: id, uplineId, since, rates, by: 'platform' }]
  })
  const codes = Object.entries(affiliateCodes).map(([code, account]) => ({ code, memberId: idOf(account) }))
  return { places, affiliateCodes: codes }
}
