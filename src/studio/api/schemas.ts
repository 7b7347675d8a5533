import * as z from 'zod/mini'
import { Localised } from '#contract/localised.ts'
import { Merchant as MerchantFile } from '#merchant/merchant.ts'

/**
 * What Studio reads of the control API's answers. Studio is a client of its own, so that it declares only the fields it
 * uses; calls.test.ts holds them to the API's contract.
 */
export const Fault = z.looseObject({
  endpoint: z.string(),
  stage: z.optional(z.string()),
  account: z.optional(z.string()),
  latency: z.optional(z.unknown()),
  status: z.optional(z.int()),
  error: z.optional(z.string()),
  transport: z.optional(z.string()),
  probability: z.optional(z.number()),
  times: z.optional(z.int()),
})
export type Fault = z.infer<typeof Fault>

export const Settings = z.looseObject({
  merchant: z.string(),
  /** A merchant of the world's own. */
  brand: z.optional(z.nullable(MerchantFile)),
  flags: z.record(z.string(), z.boolean()),
  modules: z.record(z.string(), z.boolean()),
  templates: z.record(z.string(), z.string()),
  maintenance: z.nullable(z.unknown()),
  regionRestriction: z.boolean(),
  emptyLobby: z.boolean(),
  emptyContent: z.boolean(),
  captchaOutcome: z.string(),
  depositOutcome: z.string(),
  withdrawalOutcome: z.string(),
  singleSession: z.boolean(),
  thirdPartySignIn: z.boolean(),
  thirdPartySms: z.boolean(),
})
export type Settings = z.infer<typeof Settings>

/** A patch of the settings in the API's form. */
export type SettingsPatch = { [Name in keyof Settings]?: unknown }

const Counts = z.optional(z.record(z.string(), z.number()))

export const Scenario = z.looseObject({
  name: z.string(),
  title: z.string(),
  settings: z.optional(z.record(z.string(), z.unknown())),
  flags: z.optional(z.record(z.string(), z.boolean())),
  signedIn: z.optional(z.nullable(z.string())),
  sessionExpired: z.optional(z.boolean()),
  balances: Counts,
  favourites: Counts,
  rounds: Counts,
  withdrawals: Counts,
  failedLogins: Counts,
  team: z.optional(z.boolean()),
  crowd: z.optional(z.int()),
  frozenAt: z.optional(z.string()),
  faults: z.optional(z.array(Fault)),
  steps: z.optional(z.array(z.unknown())),
})
export type Scenario = z.infer<typeof Scenario>

export const Merchant = z.object({
  code: z.string(),
  name: Localised,
  languages: z.array(z.string()),
  defaultTheme: z.enum(['light', 'dark']),
  currency: z.object({ code: z.string(), symbol: z.string(), position: z.enum(['F', 'B']) }),
})
export type Merchant = z.infer<typeof Merchant>

export const MerchantParts = z.object({
  glyphs: z.array(z.object({ name: z.string(), title: Localised })),
  palettes: z.array(z.object({ name: z.string(), title: Localised })),
  banners: z.array(z.object({ id: z.string(), title: Localised })),
  areas: z.array(z.string()),
})

export const FlagDescription = z.object({ name: z.string(), about: z.string() })

/** An axis of the scenarios, and where a world and its scenario lie on it. */
export const AxisPlace = z.object({
  name: z.string(),
  values: z.array(z.string()),
  value: z.string(),
  scenario: z.string(),
})
export type AxisPlace = z.infer<typeof AxisPlace>

export const World = z.object({
  name: z.string(),
  scenario: z.string(),
  merchant: z.string(),
  seed: z.string(),
  storage: z.record(z.string(), z.unknown()),
  route: z.string(),
})
export type World = z.infer<typeof World>

const Due = z.looseObject({ at: z.int(), kind: z.optional(z.string()), id: z.optional(z.string()) })
export type Due = z.infer<typeof Due>

export const Clock = z.object({ mode: z.enum(['running', 'frozen']), now: z.int(), pending: z.array(Due) })
export type Clock = z.infer<typeof Clock>

export const Message = z.object({
  id: z.int(),
  at: z.int(),
  channel: z.enum(['sms', 'email']),
  to: z.string(),
  text: z.string(),
  code: z.string(),
})
export type Message = z.infer<typeof Message>

const FieldChange = z.object({
  field: z.string(),
  from: z.optional(z.unknown()),
  to: z.optional(z.unknown()),
})
export type FieldChange = z.infer<typeof FieldChange>

const Change = z.object({ table: z.string(), key: z.string(), kind: z.string(), fields: z.array(FieldChange) })
export type Change = z.infer<typeof Change>

export const JournalEntry = z.object({
  id: z.int(),
  at: z.int(),
  method: z.string(),
  path: z.string(),
  headers: z.record(z.string(), z.string()),
  account: z.optional(z.string()),
  endpoint: z.optional(z.string()),
  input: z.optional(z.unknown()),
  status: z.int(),
  errorCode: z.optional(z.string()),
  answer: z.optional(z.unknown()),
  faults: z.array(Fault),
  changes: z.array(Change),
})
export type JournalEntry = z.infer<typeof JournalEntry>

const Nearest = z.object({
  endpoint: z.string(),
  method: z.string(),
  path: z.string(),
  difference: z.enum(['same', 'case', 'letters']),
  letters: z.int(),
})
export type Nearest = z.infer<typeof Nearest>

export const Explanation = z.object({
  outcome: z.enum(['answered', 'refused', 'unhandled']),
  nearest: z.array(Nearest),
})
export type Explanation = z.infer<typeof Explanation>

export const Person = z.object({
  account: z.string(),
  nickname: z.string(),
  type: z.int(),
  vipLabel: z.string(),
  disabled: z.boolean(),
  upline: z.nullable(z.string()),
  signedIn: z.boolean(),
  wallets: z.array(z.object({ wallet: z.string(), balance: z.int() })),
})
export type Person = z.infer<typeof Person>

export const LedgerLine = z.object({
  id: z.string(),
  at: z.int(),
  reason: z.string(),
  wallet: z.string(),
  amount: z.int(),
  balance: z.int(),
  other: z.string(),
})
export type LedgerLine = z.infer<typeof LedgerLine>

export const SavedSnapshot = z.object({
  name: z.string(),
  takenAt: z.int(),
  world: z.string(),
  scenario: z.string(),
  merchant: z.string(),
  rows: z.int(),
})
export type SavedSnapshot = z.infer<typeof SavedSnapshot>

export const Difference = z.object({
  same: z.boolean(),
  state: z.array(FieldChange),
  rows: z.array(Change),
  more: z.int(),
})
export type Difference = z.infer<typeof Difference>

export const TimelineEntry = z.object({
  id: z.int(),
  at: z.int(),
  kind: z.enum(['made', 'replaced', 'returned', 'changed']),
  endpoint: z.optional(z.string()),
  account: z.optional(z.string()),
  due: z.array(z.string()),
  scenario: z.optional(z.string()),
  to: z.optional(z.int()),
  parts: z.array(z.string()),
  rows: z.array(z.object({ table: z.string(), inserted: z.int(), updated: z.int(), removed: z.int() })),
})
export type TimelineEntry = z.infer<typeof TimelineEntry>

/** A state in one file; Studio only carries it. */
export const Capsule = z.looseObject({ now: z.int(), world: z.unknown(), phones: z.array(z.unknown()) })
export type Capsule = z.infer<typeof Capsule>

const Press = z.object({
  phone: z.int(),
  kind: z.enum(['press', 'fill', 'choose']),
  role: z.string(),
  name: z.string(),
  place: z.optional(z.int()),
  value: z.optional(z.string()),
})
export type Press = z.infer<typeof Press>

const CapsulePhone = z.object({
  seat: z.int(),
  page: z.string(),
  width: z.int(),
  height: z.int(),
  theme: z.optional(z.enum(['light', 'dark'])),
  language: z.optional(z.string()),
  account: z.optional(z.string()),
  screenshot: z.optional(z.string()),
})
export type CapsulePhone = z.infer<typeof CapsulePhone>

export const OpenedCapsule = z.object({
  world: World,
  note: z.string(),
  phones: z.array(z.extend(CapsulePhone, { storage: z.record(z.string(), z.unknown()) })),
})

const event = <Kind extends string, Value extends z.ZodMiniType>(kind: Kind, value: Value) =>
  z.object({ kind: z.literal(kind), value })

export const WorldEvent = z.discriminatedUnion('kind', [
  event('journal', JournalEntry),
  event('outbox', Message),
  event('clock', Clock),
  event('settings', Settings),
  event('faults', z.array(Fault)),
  event('timeline', TimelineEntry),
  event('world', z.object({ change: z.enum(['made', 'replaced', 'deleted', 'dropped']) })),
  event('gap', z.null()),
])
export type WorldEvent = z.infer<typeof WorldEvent>

const Operation = z.object({ operationId: z.string(), summary: z.string() })

/** The part of openapi.json from which a fault's endpoint is chosen. */
export const ApiDocument = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) })
