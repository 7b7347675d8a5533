import * as z from 'zod/mini'
import { Instant, Username } from '#contract/primitives.ts'
import { stored } from '#contract/stored.ts'
import { offerNames } from '#fixtures/agents/contracts.ts'
import { Merchant } from '#merchant/merchant.ts'
import { WorldInstant } from '#mock-server/world/clock/clock-range.ts'
import { Duration } from '#mock-server/world/clock/duration.ts'
import { Fault, faultLimit } from '#mock-server/world/faults/fault.ts'
import { ClockReading } from '#mock-server/world/schedule/clock-reading.ts'
import { Settings, SettingsPatch } from '#mock-server/world/settings/settings.ts'
import { contractKinds } from '#mock-server/world/tables/agents.ts'
import { calls, InWorld, inWorldErrors, world } from './shared.ts'

const ClockAction = z.discriminatedUnion('action', [
  z.strictObject({ world, action: z.literal('freeze') }),
  z.strictObject({ world, action: z.literal('run') }),
  z.strictObject({ world, action: z.literal('set'), at: WorldInstant }),
  z.strictObject({ world, action: z.literal('advance'), by: Duration }),
  /** To the next instant at which something is due. */
  z.strictObject({ world, action: z.literal('next') }),
])

export const stateCalls = calls({
  settings: {
    method: 'GET',
    path: '/__gateway/settings',
    summary: 'Returns the flags, the status and the limits in force.',
    access: 'none',
    query: InWorld,
    response: Settings,
    errors: inWorldErrors,
  },
  firstSettings: {
    method: 'GET',
    path: '/__gateway/settings/first',
    summary: 'Returns the settings with which the world began.',
    access: 'none',
    query: InWorld,
    response: Settings,
    errors: ['SCENARIO_UNKNOWN', ...inWorldErrors],
  },
  changeSettings: {
    method: 'POST',
    path: '/__gateway/settings',
    summary: 'Changes any of the settings; a change of merchant, or of its file in brand, also applies its flags.',
    access: 'none',
    body: z.strictObject({ world, settings: SettingsPatch }),
    response: Settings,
    errors: ['MERCHANT_UNKNOWN', ...inWorldErrors],
  },
  merchant: {
    method: 'GET',
    path: '/__gateway/merchant',
    summary:
      'Returns a merchant’s file: a world’s, or a shipped one by its code. The setting brand gives a world a file of its own.',
    access: 'none',
    query: z.strictObject({ world, code: z.optional(z.string().check(z.maxLength(64))) }),
    response: Merchant,
    errors: ['MERCHANT_UNKNOWN', ...inWorldErrors],
  },
  signIn: {
    method: 'POST',
    path: '/__gateway/sign-in',
    summary: 'Opens a session for an account of any type, without its password.',
    access: 'none',
    body: z.strictObject({ world, account: Username }),
    response: stored.session.schema,
    errors: ['MEMBER_UNKNOWN', ...inWorldErrors],
  },
  offerContract: {
    method: 'POST',
    path: '/__gateway/contract',
    summary: 'Offers a member a contract from the upline or the platform, which the member accepts or declines.',
    access: 'none',
    body: z.strictObject({ world, account: Username, offer: z.enum(offerNames) }),
    response: z.object({
      id: z.string(),
      kind: z.enum(contractKinds),
      requestedAt: Instant,
      requestedBy: z.nullable(z.string()),
    }),
    errors: ['MEMBER_UNKNOWN', 'REAL_ACCOUNT_REQUIRED', 'CONTRACT_WAITING', ...inWorldErrors],
  },
  clock: {
    method: 'GET',
    path: '/__gateway/clock',
    summary: "Returns the world's time, and the events that are due.",
    access: 'none',
    query: InWorld,
    response: ClockReading,
    errors: inWorldErrors,
  },
  moveClock: {
    method: 'POST',
    path: '/__gateway/clock',
    summary:
      'Freezes, runs, sets or advances the clock, or moves it to the next event; events that fall due meanwhile happen in order.',
    access: 'none',
    body: ClockAction,
    response: ClockReading,
    errors: ['NOTHING_DUE', ...inWorldErrors],
  },
  faults: {
    method: 'GET',
    path: '/__gateway/faults',
    summary: 'Lists the faults in force.',
    access: 'none',
    query: InWorld,
    response: z.array(Fault),
    errors: inWorldErrors,
  },
  addFault: {
    method: 'POST',
    path: '/__gateway/faults',
    summary: 'Adds a fault after the existing ones; if two faults refuse a call, the first applies.',
    access: 'none',
    body: z.strictObject({ world, fault: Fault }),
    response: z.array(Fault),
    errors: inWorldErrors,
  },
  replaceFaults: {
    method: 'PUT',
    path: '/__gateway/faults',
    summary:
      'Replaces all faults with these. A fault names an endpoint by its id, an area such as auth.*, all by *, or files.picture and files.page.',
    access: 'none',
    body: z.strictObject({ world, faults: z.array(Fault).check(z.maxLength(faultLimit)) }),
    response: z.array(Fault),
    errors: inWorldErrors,
  },
  clearFaults: {
    method: 'DELETE',
    path: '/__gateway/faults',
    summary: 'Removes all faults, or those of one endpoint or area.',
    access: 'none',
    query: z.strictObject({ world, endpoint: z.optional(z.string()) }),
    response: z.array(Fault),
    errors: inWorldErrors,
  },
})
