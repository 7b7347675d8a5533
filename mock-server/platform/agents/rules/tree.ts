import { noRates, type Rates } from './rates.ts'

/** Where somebody stands in the agents' tree from an instant on, until the next place of the same person. */
export interface Place {
  memberId: string
  /** Who stands right above; null is nobody. */
  uplineId: string | null
  since: number
  rates: Rates
}

export interface Descendant {
  memberId: string
  /** How far below: 1 is directly. */
  level: number
}

/**
 * The agents' tree with its past. Whoever has no place yet stands at the top, alone and without rates. What happened
 * counts to the line as it stood then, so every question is asked of an instant.
 *
 * @param places of each person in the order of their time
 */
export function createTree(places: readonly Place[]) {
  const history = Map.groupBy(places, ({ memberId }) => memberId)
  const everBelow = Map.groupBy(places, ({ uplineId }) => uplineId)

  const placeAt = (memberId: string, at: number): Place | undefined =>
    history.get(memberId)?.findLast(({ since }) => since <= at)

  const uplineAt = (memberId: string, at: number): string | null => placeAt(memberId, at)?.uplineId ?? null

  /** Who stands directly below, in the order they came. */
  function downlineAt(memberId: string, at: number): string[] {
    const candidates = new Set(everBelow.get(memberId)?.map((place) => place.memberId))
    return [...candidates].filter((candidate) => uplineAt(candidate, at) === memberId)
  }

  return {
    placeAt,
    uplineAt,
    downlineAt,
    /** From the person itself up to the top. */
    lineAt(memberId: string, at: number): string[] {
      const line = [memberId]
      for (let upline = uplineAt(memberId, at); upline !== null; upline = uplineAt(upline, at)) line.push(upline)
      return line
    },
    /** Everybody below, the closest first. */
    teamAt(memberId: string, at: number): Descendant[] {
      const team: Descendant[] = []
      let above = [memberId]
      for (let level = 1; above.length > 0; level += 1) {
        above = above.flatMap((id) => downlineAt(id, at))
        team.push(...above.map((id) => ({ memberId: id, level })))
      }
      return team
    },
    /** Everybody who stood below at any time. */
    everInTeam(memberId: string): Set<string> {
      const found = new Set<string>()
      const waiting = [memberId]
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        for (const place of everBelow.get(id) ?? []) {
          if (found.has(place.memberId)) continue
          found.add(place.memberId)
          waiting.push(place.memberId)
        }
      }
      found.delete(memberId)
      return found
    },
  }
}

export type Tree = ReturnType<typeof createTree>

export const ratesAt = (tree: Tree, memberId: string, at: number): Rates => tree.placeAt(memberId, at)?.rates ?? noRates

/** Why a member may not be put below another, if it may not. */
export function refuseMove(
  tree: Tree,
  { memberId, uplineId, at }: { memberId: string; uplineId: string; at: number },
): 'itself' | 'below-itself' | 'there-already' | undefined {
  if (memberId === uplineId) return 'itself'
  if (tree.lineAt(uplineId, at).includes(memberId)) return 'below-itself'
  return tree.uplineAt(memberId, at) === uplineId ? 'there-already' : undefined
}
