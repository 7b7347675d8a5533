import { isAgentType } from '#contract/account-type.ts'
import { day } from '#contract/time-units.ts'
import { teamCodes } from '#fixtures/agents/team.ts'
import { affiliateCodes, type Position, positions } from '#fixtures/agents/tree.ts'
import { rebateShare } from '#fixtures/promotions/vip.ts'
import { weightedRates } from '#mock-server/platform/teams/rules/rates.ts'
import type { PlaceRow } from '#mock-server/world/tables/agents.ts'
import type { MemberRow } from '#mock-server/world/tables/members.ts'

/** Seeded play goes back this far, for some members to before their registration. */
const past = 30 * day

type Person = Pick<MemberRow, 'id' | 'account' | 'type' | 'createdAt' | 'details'>

type Downline = Position & Pick<Person, 'account'>

const allCodes = { ...affiliateCodes, ...teamCodes }

function originOf({ type, details }: Person, { upline }: Position): PlaceRow['by'] {
  if (!upline) return 'platform'
  if (isAgentType(type)) return 'registered'
  return details.recommenderId ? 'recommender' : 'code'
}

/** Returns the places and affiliate codes that a world begins with. */
export function seededAgents(people: readonly Person[], downlines: readonly Downline[], startedAt: number) {
  const allPositions: Readonly<Record<string, Position>> = {
    ...positions,
    ...Object.fromEntries(downlines.map((downline) => [downline.account, downline])),
  }
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
