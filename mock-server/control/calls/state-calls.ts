import * as z from 'zod/mini'
import { Instant, Username } from '#contract/primitives.ts'
import { stored } from '#contract/stored.ts'
import { offerNames } from '#fixtures/agents/contracts.ts'
import { WorldInstant } from '#mock-server/world/clock-range.ts'
import { ClockReading } from '#mock-server/world/clock-reading.ts'
import { Duration } from '#mock-server/world/duration.ts'
import { Fault, faultLimit } from '#mock-server/world/fault.ts'
import { Settings, SettingsPatch } from '#mock-server/world/settings.ts'
import { contractKinds } from '#mock-server/world/tables/agents.ts'
import { calls, InWorld, inWorldErrors, world } from './shared.ts'

const ClockOrder = z.discriminatedUnion('action', [
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
    summary: 'The flags, the status and the limits in force.',
    access: 'none',
    query: InWorld,
    response: Settings,
    errors: inWorldErrors,
  },
  changeSettings: {
    method: 'POST',
    path: '/__gateway/settings',
    summary: 'Changes any of the settings; another merchant brings its own flags.',
    access: 'none',
    body: z.strictObject({ world, settings: SettingsPatch }),
    response: Settings,
    errors: ['MERCHANT_UNKNOWN', ...inWorldErrors],
  },
  signIn: {
    method: 'POST',
    path: '/__gateway/sign-in',
    summary: 'Opens a session of an account, whatever its password and type.',
    access: 'none',
    body: z.strictObject({ world, account: Username }),
    response: stored.session.schema,
    errors: ['MEMBER_UNKNOWN', ...inWorldErrors],
  },
  offerContract: {
    method: 'POST',
    path: '/__gateway/contract',
    summary: 'The upline of a member, or the platform, asks for a contract, which the member accepts or declines.',
    access: 'none',
    body: z.strictObject({ world, account: Username, offer: z.enum(offerNames) }),
    response: z.object({
      id: z.string(),
      kind: z.enum(contractKinds),
      requestedAt: Instant,
      requestedBy: z.nullable(z.string()),
    }),
    errors: ['MEMBER_UNKNOWN', 'REAL_ACCOUNT_REQUIRED', ...inWorldErrors],
  },
  clock: {
    method: 'GET',
    path: '/__gateway/clock',
    summary: "The world's time, and what is due.",
    access: 'none',
    query: InWorld,
    response: ClockReading,
    errors: inWorldErrors,
  },
  moveClock: {
    method: 'POST',
    path: '/__gateway/clock',
    summary:
      'Freezes, runs, sets or advances the clock, or takes it to the next event; what falls due on the way happens, in order.',
    access: 'none',
    body: ClockOrder,
    response: ClockReading,
    errors: ['NOTHING_DUE', ...inWorldErrors],
  },
  faults: {
    method: 'GET',
    path: '/__gateway/faults',
    summary: 'The faults in force.',
    access: 'none',
    query: InWorld,
    response: z.array(Fault),
    errors: inWorldErrors,
  },
  addFault: {
    method: 'POST',
    path: '/__gateway/faults',
    summary: 'Puts one more fault in force, after those there are: of two that refuse, the first counts.',
    access: 'none',
    body: z.strictObject({ world, fault: Fault }),
    response: z.array(Fault),
    errors: inWorldErrors,
  },
  replaceFaults: {
    method: 'PUT',
    path: '/__gateway/faults',
    summary:
      'Puts these faults in force and no others. A fault names an endpoint by its id, an area by auth.*, all by *, or files.picture and files.page.',
    access: 'none',
    body: z.strictObject({ world, faults: z.array(Fault).check(z.maxLength(faultLimit)) }),
    response: z.array(Fault),
    errors: inWorldErrors,
  },
  clearFaults: {
    method: 'DELETE',
    path: '/__gateway/faults',
    summary: 'Takes all faults away, or those of one endpoint or area.',
    access: 'none',
    query: z.strictObject({ world, endpoint: z.optional(z.string()) }),
    response: z.array(Fault),
    errors: inWorldErrors,
  },
})
