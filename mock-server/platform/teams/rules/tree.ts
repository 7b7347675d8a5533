import { noRates, type Rates } from './rates.ts'

/** A member's place in the agents' tree from `since` until the member's next place. */
export interface Place {
  memberId: string
  /** The member directly above; null at the top. */
  uplineId: string | null
  since: number
  rates: Rates
}

export interface Descendant {
  memberId: string
  /** 1 for a direct downline, 2 for the next level, and so on. */
  level: number
}

/**
 * Creates the agents' tree with its history. A member without a place is at the top, alone and without rates.
 * Every query takes an instant, because past events count towards the line of their time.
 *
 * @param places each member's places in chronological order
 */
export function createTree(places: readonly Place[]) {
  const history = Map.groupBy(places, ({ memberId }) => memberId)
  const everBelow = Map.groupBy(places, ({ uplineId }) => uplineId)

  const placeAt = (memberId: string, at: number): Place | undefined =>
    history.get(memberId)?.findLast(({ since }) => since <= at)

  const uplineAt = (memberId: string, at: number): string | null => placeAt(memberId, at)?.uplineId ?? null

  /** Returns the direct downlines in the order they joined. */
  function downlineAt(memberId: string, at: number): string[] {
    const candidates = new Set(everBelow.get(memberId)?.map((place) => place.memberId))
    return [...candidates].filter((candidate) => uplineAt(candidate, at) === memberId)
  }

  return {
    placeAt,
    uplineAt,
    downlineAt,
    /** Returns the line from the member itself up to the top. In a circle it ends before it repeats. */
    lineAt(memberId: string, at: number): string[] {
      const line = new Set([memberId])
      for (let upline = uplineAt(memberId, at); upline !== null && !line.has(upline); upline = uplineAt(upline, at)) {
        line.add(upline)
      }
      return [...line]
    },
    /** Returns everyone else below, level by level. */
    teamAt(memberId: string, at: number): Descendant[] {
      const team: Descendant[] = []
      const found = new Set([memberId])
      let above = [memberId]
      for (let level = 1; above.length > 0; level += 1) {
        above = above.flatMap((id) => downlineAt(id, at)).filter((id) => !found.has(id))
        for (const id of above) found.add(id)
        team.push(...above.map((id) => ({ memberId: id, level })))
      }
      return team
    },
    /** Returns everyone who was below at any time. */
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

/** Returns a member's rates at an instant; all 0 if the member has no place. */
export const ratesAt = (tree: Tree, memberId: string, at: number): Rates => tree.placeAt(memberId, at)?.rates ?? noRates

/** Returns why a member must not be moved below another; undefined if it may. */
export function refuseMove(
  tree: Tree,
  { memberId, uplineId, at }: { memberId: string; uplineId: string; at: number },
): 'itself' | 'below-itself' | 'there-already' | undefined {
  if (memberId === uplineId) return 'itself'
  if (tree.lineAt(uplineId, at).includes(memberId)) return 'below-itself'
  return tree.uplineAt(memberId, at) === uplineId ? 'there-already' : undefined
}
