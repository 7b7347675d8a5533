import { createChance } from '#mock-server/values/chance.ts'
import { inputProblem } from '#mock-server/values/input-problem.ts'
import { idKinds } from '#mock-server/world/books/id-kinds.ts'
import type { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import type { Problem } from './problem.ts'

/** The number of next ids that must be free. More would take long; a lowered counter gives a taken id much sooner. */
const ahead = 1_000
/** No world counts so far, and beyond 2 ** 53 a counter would stand still. */
const farthest = 2 ** 40

/** Checks that no counter gives an id that a row or a reference has. Returns the first problem. */
export function auditCounters({ counters, seed, chanceSeed = seed, tables }: Snapshot): Problem | undefined {
  const chance = createChance(chanceSeed)
  const taken = new Set(JSON.stringify(tables).match(/[0-9a-f]{32}/g))
  const isTaken = (kind: string, count: number) =>
    Array.from({ length: taken.size > 0 ? ahead : 0 }, (_, at) => count + at + 1).some((next) =>
      taken.has(chance.hex(32, 'id', kind, next)),
    )
  const kind = [...new Set([...idKinds, ...Object.keys(counters)])].find((one) => {
    const count = counters[one] ?? 0
    return Math.abs(count) > farthest || isTaken(one, count)
  })
  if (kind === undefined) return undefined
  return { field: `counters.${kind}`, ...inputProblem('counterTaken', { count: counters[kind] ?? 0 }) }
}
