import { movementsOf } from '#mock-server/world/ledger/round-money.ts'
import type { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'

/** The age of the first row in milliseconds. */
const span = 300 * 86_400_000

type Rounds = Snapshot['tables']['rounds']

/** Returns rounds of the given members in turn, spread evenly over time: copies of the scenario's rounds. */
function roundsOf(samples: Rounds, memberIds: readonly string[], count: number, until: number): Rounds {
  return Array.from({ length: count }, (_, index) => {
    const sample = samples[index % samples.length]
    if (!sample) throw new Error('The scenario has no rounds to copy.')
    const id = `r-${index}`
    const memberId = memberIds[index % memberIds.length] ?? ''
    const at = until - Math.round((span * (count - index)) / count)
    return { ...sample, id, memberId, idempotencyKey: id, player: `member:${memberId}` as const, at, settledAt: at }
  })
}

/** Returns a snapshot with a number of rounds of the given members, and as many movements of their money. */
export function withRows(snapshot: Snapshot, memberIds: readonly string[], count: number, until: number): Snapshot {
  const rounds = roundsOf(snapshot.tables.rounds, memberIds, count, until)
  const movements = rounds.flatMap(movementsOf).slice(0, count)
  return { ...snapshot, tables: { ...snapshot.tables, rounds, movements } }
}
