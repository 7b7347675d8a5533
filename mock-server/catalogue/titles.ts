import { inLanguage } from '#contract/localised.ts'
import { type Flagship, flagships } from '#fixtures/games/flagships.ts'
import { wordsFor } from '#fixtures/games/names.ts'
import type { Category, Vendor } from '#fixtures/games/vendors.ts'
import type { Form, LotteryWords, Subject, WordSet } from '#fixtures/games/word-set.ts'
import { eachLanguage } from '#mock-server/texts/fill.ts'
import { createChance, hash } from '#mock-server/values/chance.ts'

export type Title = Pick<Flagship, 'name' | 'glyph' | 'palette' | 'lottery'>

const chance = createChance('catalogue titles')
/** The languages whose titles determine the games and palettes, which another language must not change. */
const choosing = ['ko', 'en'] as const
const flagshipNames = new Set(flagships.flatMap(({ name }) => choosing.map((language) => inLanguage(name, language))))

function compose(subject: Subject, form: Form): Title {
  const name = eachLanguage(form.name, (text, language) => text.replace('*', inLanguage(subject.name, language)))
  const palette = form.palette ?? chance.pick(subject.palettes, 'palette', inLanguage(name, choosing[0]))
  return { name, glyph: subject.glyph, palette, ...lotteryOf(subject, form) }
}

function lotteryOf(subject: Subject, form: Form): { lottery?: LotteryWords } {
  const { kind, timetable, region } = { ...form.lottery, ...subject.lottery }
  return kind && timetable ? { lottery: { kind, timetable, ...(region && { region }) } } : {}
}

/** Yields every subject in every form of its set once, all subjects before any repeats, so that neighbours differ. */
function* composeTitles(sets: readonly WordSet[]): Generator<Title> {
  const entries = sets
    .flatMap(({ subjects, forms }) =>
      subjects.map((subject) => ({ subject, forms, place: hash('place', subject.name.en) })),
    )
    .sort((one, other) => one.place - other.place)
  const rounds = Math.max(...sets.map(({ forms }) => forms.length))
  for (let round = 0; round < rounds; round++) {
    for (const { subject, forms, place } of entries) {
      const form = round < forms.length ? forms[(round + place) % forms.length] : undefined
      if (form) yield compose(subject, form)
    }
  }
}

/** Creates a source of unique titles for the vendors that share a set of words. */
export function createTitles() {
  const pools = new Map<readonly WordSet[], Generator<Title>>()
  const poolOf = (sets: readonly WordSet[]) => {
    const pool = pools.get(sets) ?? composeTitles(sets)
    pools.set(sets, pool)
    return pool
  }
  return function* titlesFor(vendor: Vendor, category: Category): Generator<Title> {
    yield* flagships.filter((flagship) => flagship.vendor === vendor.code && flagship.category === category)
    const pool = poolOf(wordsFor(vendor, category))
    for (let next = pool.next(); !next.done; next = pool.next()) {
      const { name } = next.value
      if (!choosing.some((language) => flagshipNames.has(inLanguage(name, language)))) yield next.value
    }
    throw new Error(`Out of names for the ${category} games of ${vendor.code}: add subjects or forms to its words.`)
  }
}
