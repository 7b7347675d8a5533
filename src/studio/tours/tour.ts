import * as z from 'zod/mini'
import { LanguageCode } from '#contract/primitives.ts'

/** An element of the app in a phone: by its role and the key of its name, or by a CSS selector. */
const Target = z.union([
  z.strictObject({
    role: z.enum(['button', 'link', 'heading', 'tab', 'radio']),
    /** A key of the app's texts, in the phone's language. */
    name: z.string(),
    /** A CSS selector of an element around it. */
    within: z.optional(z.string()),
  }),
  z.strictObject({ css: z.string() }),
])
export type Target = z.infer<typeof Target>

/** A page of the app without its base, such as `m/home`. */
const Page = z.string().check(z.regex(/^m\/[\w/?=&-]+$/, 'a page such as m/home'))

const Id = z.string().check(z.regex(/^[a-z]+$/, 'small letters only'))

const Step = z.strictObject({
  /** Names its texts, unless it has its own: `tour_TOUR_ID` is shown, `tour_TOUR_ID_notes` is for the presenter. */
  id: Id,
  /** The texts of a recorded step, in the language in which they were written. */
  words: z.optional(z.string().check(z.maxLength(200))),
  notes: z.optional(z.string().check(z.maxLength(1_000))),
  /** The phone that it is about, from 1. */
  phone: z._default(z.int(), 1),
  /** Done when the step begins. */
  open: z.optional(Page),
  settings: z.optional(z.record(z.string(), z.unknown())),
  advance: z.optional(z.string().check(z.regex(/^\d+[smhd]$/, 'a duration such as 30s, 5m, 2h or 1d'))),
  /** Signed in on the phone, such as again after a day. */
  account: z.optional(z.string()),
  language: z.optional(LanguageCode),
  theme: z.optional(z.enum(['light', 'dark'])),
  /** Highlighted; the step waits until it appears. */
  target: Target,
  /** Done when the step ends: the press of the target, the text typed into it, or a press in the vendor's game. */
  press: z.optional(z.literal(true)),
  type: z.optional(z.string()),
  game: z.optional(z.enum(['spin'])),
  /** The step ends when this appears. */
  until: z.optional(Target),
})
export type Step = z.infer<typeof Step>

const Phone = z.strictObject({
  page: Page,
  /** The account that is signed in on it; by default, the first phone is the scenario's persona's. */
  account: z.optional(z.string()),
})

/** A guided demonstration: which world and phones it needs, and its steps by chapter. */
export const Tour = z.strictObject({
  name: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/, 'a name such as first-bet')),
  /** The title of a recorded tour; others have the text `tour_TOUR`. */
  title: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  minutes: z.int(),
  scenario: z.string(),
  merchant: z.optional(z.string()),
  phones: z.array(Phone).check(z.minLength(1), z.maxLength(2)),
  chapters: z.array(
    z.strictObject({
      /** Names its text: `tour_TOUR_chapter_ID`. */
      id: Id,
      steps: z.array(Step).check(z.minLength(1)),
    }),
  ),
})
export type Tour = z.infer<typeof Tour>

export interface TourStep extends Step {
  chapter: string
}

/** Returns the steps of all chapters in order. */
export const stepsOf = ({ chapters }: Tour): TourStep[] =>
  chapters.flatMap(({ id, steps }) => steps.map((step) => ({ ...step, chapter: id })))
