import * as z from 'zod/mini'
import { clockRange, inClockRange } from '#mock-server/world/clock/clock-range.ts'
import { Duration } from '#mock-server/world/clock/duration.ts'
import { Fault } from '#mock-server/world/faults/fault.ts'
import { SettingsPatch } from '#mock-server/world/settings/settings.ts'
import { FlagsPatch } from '#mock-server/world/settings/switches.ts'
import { ScenarioContract } from './scenario-contract.ts'
import { ScenarioSaferPlay } from './scenario-safer-play.ts'

const Patch = z.omit(SettingsPatch, { flags: true })

export const ScenarioStep = z.strictObject({
  /** The time since the world began. */
  after: Duration,
  settings: z.optional(Patch),
  flags: z.optional(FlagsPatch),
  faults: z.optional(z.array(Fault)),
  endSessions: z.optional(z.literal(true)),
})
export type ScenarioStep = z.infer<typeof ScenarioStep>

/** A declaration of a world's state. All fields except name and title are optional and override those of `extends`. */
export const Scenario = z.strictObject({
  name: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  title: z.string(),
  extends: z.optional(z.string()),
  settings: z.optional(Patch),
  flags: z.optional(FlagsPatch),
  /** The account whose session the app starts with; null starts the app as a visitor. */
  signedIn: z.optional(z.nullable(z.string())),
  /** That session has already expired. */
  sessionExpired: z.optional(z.boolean()),
  /** Balances in major units by account; they replace those of the fixtures. */
  balances: z.optional(z.record(z.string(), z.number().check(z.gte(0)))),
  /** The number of favourite games of each account. */
  favourites: z.optional(z.record(z.string(), z.int())),
  /** The number of rounds that each account has played in the days before. */
  rounds: z.optional(z.record(z.string(), z.int().check(z.gte(0), z.lte(500)))),
  /** The agents have their whole teams, with weeks of deposits, rounds and withdrawals. */
  team: z.optional(z.boolean()),
  /** The number of further members, for long lists. They are placed below the agents, so the team comes with them. */
  crowd: z.optional(z.int().check(z.gte(0), z.lte(900))),
  contracts: z.optional(z.array(ScenarioContract)),
  /** The own limits and breaks of each account. */
  saferPlay: z.optional(z.record(z.string(), ScenarioSaferPlay)),
  /** The amount of each account's withdrawal in review, in major units. Its review takes a day. */
  withdrawals: z.optional(z.record(z.string(), z.number().check(z.positive()))),
  failedLogins: z.optional(z.record(z.string(), z.int())),
  language: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  theme: z.optional(z.enum(['light', 'dark'])),
  /** `false`: the popup announcements count as seen. */
  popups: z.optional(z.boolean()),
  /** The page the app opens. */
  route: z.optional(z.string().check(z.regex(/^\//))),
  /** An ISO instant at which the clock is frozen. */
  frozenAt: z.optional(
    z.iso.datetime({ offset: true }).check(z.refine((at) => inClockRange(Date.parse(at)), { error: clockRange })),
  ),
  faults: z.optional(z.array(Fault)),
  steps: z.optional(z.array(ScenarioStep)),
})
export type Scenario = z.infer<typeof Scenario>

/** Changes to a scenario for one world only. */
export const Changes = z.partial(z.omit(Scenario, { name: true, title: true, extends: true }))
export type Changes = z.infer<typeof Changes>

/** Returns one declaration of a state merged over another. Maps are merged; everything else is replaced. */
export const overlay = <Base extends Partial<Scenario>>(base: Base, over: Partial<Scenario>): Base => ({
  ...base,
  ...over,
  settings: { ...base.settings, ...over.settings },
  flags: { ...base.flags, ...over.flags },
  balances: { ...base.balances, ...over.balances },
  favourites: { ...base.favourites, ...over.favourites },
  rounds: { ...base.rounds, ...over.rounds },
  saferPlay: { ...base.saferPlay, ...over.saferPlay },
  withdrawals: { ...base.withdrawals, ...over.withdrawals },
  failedLogins: { ...base.failedLogins, ...over.failedLogins },
})

/** Returns a state without its empty maps. An empty list stays, because it replaces the list of another state. */
export const withoutEmptyMaps = <State extends object>(state: State): State =>
  Object.fromEntries(
    Object.entries(state).filter(
      ([, value]) => typeof value !== 'object' || Array.isArray(value) || Object.keys(value ?? [0]).length > 0,
    ),
  ) as State

/** Returns a scenario merged with the ones it extends. The library guarantees that there is no cycle. */
export function composeScenario(name: string, find: (name: string) => Scenario | undefined): Scenario | undefined {
  const scenario = find(name)
  const base = scenario?.extends && composeScenario(scenario.extends, find)
  return scenario && base ? overlay(base, scenario) : scenario
}
