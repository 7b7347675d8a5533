import { team, teamCodes } from '#fixtures/agents/team.ts'
import { affiliateCodes, type Position, positions } from '#fixtures/agents/tree.ts'
import { recommenders } from '#fixtures/promotions/friends.ts'
import { rebateShare } from '#fixtures/promotions/vip.ts'
import { isAgent } from '#mock-server/core/account-type.ts'
import { day } from '#mock-server/values/time-units.ts'
import type { PlaceRow } from '#mock-server/world/tables/agents.ts'
import type { MemberRow } from '#mock-server/world/tables/members.ts'
import { weighedRates } from '../rules/rates.ts'

/** How far back a scenario's people may have played, some of them before they joined. */
const past = 30 * day

type Person = Pick<MemberRow, 'id' | 'account' | 'type' | 'createdAt'>

const everyPosition: Readonly<Record<string, Position>> = {
  ...positions,
  ...Object.fromEntries(team.map((fixture) => [fixture.account, fixture])),
}
const everyCode = { ...affiliateCodes, ...teamCodes }

function originOf({ account, type }: Person, { upline }: Position): PlaceRow['by'] {
  if (!upline) return 'platform'
  if (isAgent(type)) return 'registered'
  return account in recommenders ? 'recommender' : 'code'
}

/** The agents' tree as the world finds it, and the codes that lead into it. */
export function seededAgents(people: readonly Person[], startedAt: number) {
  const ids = new Map(people.map(({ account, id }) => [account, id]))
  const places = people.flatMap((person): PlaceRow[] => {
    const { id, account, createdAt } = person
    const position = everyPosition[account]
    if (!position) return []
    return [
      {
        id: `place-${id}`,
        memberId: id,
        uplineId: ids.get(position.upline ?? '') ?? null,
        since: account in positions ? Math.min(createdAt, startedAt - past) : createdAt,
        rates: weighedRates(position.rate, rebateShare),
        by: originOf(person, position),
      },
    ]
  })
  const codes = Object.entries(everyCode).flatMap(([code, account]) => {
    const memberId = ids.get(account)
    return memberId ? [{ code, memberId }] : []
  })
  return { places, affiliateCodes: codes }
}
