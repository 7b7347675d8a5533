import type { Chance } from '#mock-server/values/chance.ts'
import type { Clock } from './clock.ts'
import type { Ledger } from './ledger/ledger.ts'
import type { Outbox } from './outbox.ts'
import type { Tables } from './tables/all.ts'

/** The part of a world that its own rules work on: what it holds, and no settings, faults or journal. */
export interface Books {
  tables: Tables
  ledger: Ledger
  clock: Clock
  chance: Chance
  outbox: Outbox
  /** Unguessable to a reader, the same for the same seed. */
  nextId: (kind: string) => string
}
