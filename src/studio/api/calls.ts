import * as z from 'zod/mini'
import { Merchant as MerchantFile } from '#merchant/merchant.ts'
import {
  AxisPlace,
  Capsule,
  Clock,
  Difference,
  Explanation,
  Fault,
  FlagDescription,
  JournalEntry,
  LedgerLine,
  Merchant,
  MerchantParts,
  Message,
  OpenedCapsule,
  Person,
  SavedSnapshot,
  Scenario,
  Settings,
  TimelineEntry,
  World,
} from './schemas.ts'

/** A call of the control API: a GET or DELETE carries its input in the query, any other in the body. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  response: z.ZodMiniType
}

/** The calls that Studio makes, by their names in the control API. */
export const calls = {
  merchants: { method: 'GET', path: '/__gateway/merchants', response: z.array(Merchant) },
  merchant: { method: 'GET', path: '/__gateway/merchant', response: MerchantFile },
  merchantParts: { method: 'GET', path: '/__gateway/merchant/parts', response: MerchantParts },
  flags: { method: 'GET', path: '/__gateway/flags', response: z.array(FlagDescription) },
  scenarios: { method: 'GET', path: '/__gateway/scenarios', response: z.array(Scenario) },

  worlds: { method: 'GET', path: '/__gateway/worlds', response: z.array(World) },
  world: { method: 'GET', path: '/__gateway/world', response: World },
  createWorld: { method: 'POST', path: '/__gateway/worlds', response: World },
  forkWorld: { method: 'POST', path: '/__gateway/world/fork', response: World },
  resetWorld: { method: 'POST', path: '/__gateway/world/reset', response: World },
  applyScenario: { method: 'POST', path: '/__gateway/world/scenario', response: World },

  axes: { method: 'GET', path: '/__gateway/axes', response: z.array(AxisPlace) },

  settings: { method: 'GET', path: '/__gateway/settings', response: Settings },
  firstSettings: { method: 'GET', path: '/__gateway/settings/first', response: Settings },
  changeSettings: { method: 'POST', path: '/__gateway/settings', response: Settings },
  signIn: { method: 'POST', path: '/__gateway/sign-in', response: z.unknown() },
  members: { method: 'GET', path: '/__gateway/members', response: z.array(Person) },
  ledger: { method: 'GET', path: '/__gateway/ledger', response: z.array(LedgerLine) },

  clock: { method: 'GET', path: '/__gateway/clock', response: Clock },
  moveClock: { method: 'POST', path: '/__gateway/clock', response: Clock },

  faults: { method: 'GET', path: '/__gateway/faults', response: z.array(Fault) },
  addFault: { method: 'POST', path: '/__gateway/faults', response: z.array(Fault) },
  replaceFaults: { method: 'PUT', path: '/__gateway/faults', response: z.array(Fault) },

  outbox: { method: 'GET', path: '/__gateway/outbox', response: z.array(Message) },
  journal: { method: 'GET', path: '/__gateway/journal', response: z.array(JournalEntry) },
  explainEntry: { method: 'GET', path: '/__gateway/journal/explain', response: Explanation },

  snapshot: { method: 'GET', path: '/__gateway/snapshot', response: z.unknown() },
  restoreSnapshot: { method: 'PUT', path: '/__gateway/snapshot', response: World },

  savedSnapshots: { method: 'GET', path: '/__gateway/snapshots', response: z.array(SavedSnapshot) },
  saveSnapshot: { method: 'POST', path: '/__gateway/snapshots', response: SavedSnapshot },
  deleteSnapshot: { method: 'DELETE', path: '/__gateway/snapshots', response: z.null() },
  restoreSaved: { method: 'POST', path: '/__gateway/snapshots/restore', response: World },
  difference: { method: 'GET', path: '/__gateway/diff', response: Difference },

  timeline: { method: 'GET', path: '/__gateway/timeline', response: z.array(TimelineEntry) },
  goBack: { method: 'POST', path: '/__gateway/timeline/back', response: World },

  saveCapsule: { method: 'POST', path: '/__gateway/capsule', response: Capsule },
  packCapsule: {
    method: 'POST',
    path: '/__gateway/capsule/link',
    response: z.object({ fragment: z.nullable(z.string()) }),
  },
  openCapsule: { method: 'PUT', path: '/__gateway/capsule', response: OpenedCapsule },
  capsuleTest: { method: 'POST', path: '/__gateway/capsule/test', response: z.object({ source: z.string() }) },
  capsuleScenario: {
    method: 'POST',
    path: '/__gateway/capsule/scenario',
    response: z.object({ scenario: z.looseObject({ name: z.string() }), omitted: z.array(z.string()) }),
  },
} as const satisfies Record<string, Call>
