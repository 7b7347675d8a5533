import type { Merchant } from '#merchant/merchant.ts'
import type { Chance } from '#mock-server/values/chance.ts'
import type { Clock } from '#mock-server/world/clock/clock.ts'
import type { Ledger } from '#mock-server/world/ledger/ledger.ts'
import type { Outbox } from '#mock-server/world/messages/outbox.ts'
import type { Tables } from '#mock-server/world/tables/all.ts'
import type { IdKind } from './id-kinds.ts'

/** The part of a world that its own rules use: its data, but no settings, faults or journal. */
export interface Books {
  tables: Tables
  ledger: Ledger
  clock: Clock
  chance: Chance
  outbox: Outbox
  merchant: () => Merchant
  /** Returns an id that looks random but is the same for the same seed. */
  nextId: (kind: IdKind) => string
}
