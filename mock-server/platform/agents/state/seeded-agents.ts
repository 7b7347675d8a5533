import { team, teamCodes } from '#fixtures/agents/team.ts'
import { affiliateCodes, type Position, positions } from '#fixtures/agents/tree.ts'
import { recommenders } from '#fixtures/promotions/friends.ts'
import { rebateShare } from '#fixtures/promotions/vip.ts'
import { isAgent } from '#mock-server/core/account-type.ts'
import { day } from '#mock-server/values/time-units.ts'
import type { PlaceRow } from '#mock-server/world/tables/agents.ts'
import type { MemberRow } from '#mock-server/world/tables/members.ts'
import { weightedRates } from '../rules/rates.ts'

/** Seeded play goes back this far, for some members to before their registration. */
const past = 30 * day

type Person = Pick<MemberRow, 'id' | 'account' | 'type' | 'createdAt'>

const allPositions: Readonly<Record<string, Position>> = {
  ...positions,
  ...Object.fromEntries(team.map((fixture) => [fixture.account, fixture])),
}
const allCodes = { ...affiliateCodes, ...teamCodes }

function originOf({ account, type }: Person, { upline }: Position): PlaceRow['by'] {
  if (!upline) return 'platform'
  if (isAgent(type)) return 'registered'
  return account in recommenders ? 'recommender' : 'code'
}

/** Returns the places and affiliate codes that a world begins with. */
export function seededAgents(people: readonly Person[], startedAt: number) {
  const ids = new Map(people.map(({ account, id }) => [account, id]))
  const places = people.flatMap((person): PlaceRow[] => {
    const { id, account, createdAt } = person
    const position = allPositions[account]
    if (!position) return []
    return [
      {
        id: `place-${id}`,
        memberId: id,
        uplineId: ids.get(position.upline ?? '') ?? null,
        since: account in positions ? Math.min(createdAt, startedAt - past) : createdAt,
        rates: weightedRates(position.rate, rebateShare),
        by: originOf(person, position),
      },
    ]
  })
  const codes = Object.entries(allCodes).flatMap(([code, account]) => {
    const memberId = ids.get(account)
    return memberId ? [{ code, memberId }] : []
  })
  return { places, affiliateCodes: codes }
}
