import * as z from 'zod/mini'
import { LanguageCode } from '#contract/primitives.ts'
import { WorldInstant } from '#mock-server/world/clock/clock-range.ts'
import { JournalEntry } from '#mock-server/world/journal/journal.ts'
import { Changes } from '#mock-server/world/scenarios/scenario.ts'
import { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'

const text = (length: number) => z.string().check(z.maxLength(length))

/** A page of the app, relative to a world's base: never another origin, and never above the base. */
const PagePath = text(500).check(z.regex(/^(?!.*\.\.)(?!\/)[\w\-./~%?&=,+]*$/, 'a page such as m/home'))

const picture = /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/

export const CapsulePhone = z.strictObject({
  /** Phones in one world have different seats. */
  seat: z.int().check(z.gte(1), z.lte(99)),
  page: PagePath,
  /** In CSS pixels. */
  width: z.int().check(z.gte(200), z.lte(4_000)),
  height: z.int().check(z.gte(200), z.lte(4_000)),
  theme: z.optional(z.enum(['light', 'dark'])),
  language: z.optional(LanguageCode),
  /** The account that was signed in. The capsule has no session; opening it creates another one. */
  account: z.optional(text(100)),
  screenshot: z.optional(text(4_000_000).check(z.regex(picture, 'a picture as a data: address'))),
})
export type CapsulePhone = z.infer<typeof CapsulePhone>

/** A recorded action of a person on a phone. */
export const Press = z.strictObject({
  /** The place of the phone in `phones`. */
  phone: z.int().check(z.gte(0), z.lte(3)),
  kind: z.enum(['press', 'fill', 'choose']),
  /** The element by its role and name; `place` chooses one of several equal ones. */
  role: text(40),
  name: text(200),
  place: z.optional(z.int().check(z.gte(0))),
  /** What was typed or chosen; absent for a secret. */
  value: z.optional(text(2_000)),
})
export type Press = z.infer<typeof Press>

/** Rows of a table: a run of the base's rows as [first, count], or another row. */
const Rows = z.array(z.union([z.tuple([z.int().check(z.gte(0)), z.int().check(z.gte(1))]), z.looseObject({})]))
export type Rows = z.infer<typeof Rows>

/** A world as its difference from the first moment of its scenario, which this build creates again. */
export const CompactWorld = z.strictObject({
  base: z.strictObject({
    scenario: z.string(),
    changes: z.optional(Changes),
    seed: text(100),
    merchant: z.string(),
    startedAt: WorldInstant,
    /** The SHA-256 of the first moment: another build may create another one. */
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
  /** The parts of the snapshot that differ. */
  state: z.record(z.string(), z.unknown()),
  tables: z.record(z.string(), Rows),
})
export type CompactWorld = z.infer<typeof CompactWorld>

const SavedWorld = z.union([CompactWorld, Snapshot])

const moment = {
  /** The instant of the world's clock. */
  now: WorldInstant,
  world: SavedWorld,
  phones: z.array(CapsulePhone).check(z.minLength(1), z.maxLength(4)),
}

/** The state of one world, and of its phones. */
export const Moment = z.strictObject(moment)
export type Moment = z.infer<typeof Moment>

export const capsuleVersion = 1

/** A bug in one file: the state, how it was reached, and what the platform was asked for. */
export const Capsule = z.strictObject({
  capsule: z.literal(capsuleVersion),
  /** The hash of this schema in the build that saved it. */
  schema: z.string(),
  note: text(2_000),
  ...moment,
  /** The state when the recording of `presses` began. */
  start: z.optional(Moment),
  presses: z.array(Press).check(z.maxLength(500)),
  /** The last calls, oldest first, without secrets. */
  journal: z.array(JournalEntry).check(z.maxLength(200)),
})
export type Capsule = z.infer<typeof Capsule>
