import { type Flagship, flagships } from '#fixtures/games/flagships.ts'
import { wordsFor } from '#fixtures/games/names.ts'
import type { Category, Vendor } from '#fixtures/games/vendors.ts'
import type { Form, LotteryWords, Subject, WordSet } from '#fixtures/games/word-set.ts'
import { createChance, hash } from '#mock-server/values/chance.ts'

export type Title = Pick<Flagship, 'ko' | 'en' | 'glyph' | 'palette' | 'lottery'>

const chance = createChance('catalogue titles')
const flagshipNames = new Set(flagships.flatMap(({ ko, en }) => [ko, en]))

function compose(subject: Subject, form: Form): Title {
  const ko = form.ko.replace('*', subject.ko)
  const palette = form.palette ?? chance.pick(subject.palettes, 'palette', ko)
  return { ko, en: form.en.replace('*', subject.en), glyph: subject.glyph, palette, ...lotteryOf(subject, form) }
}

function lotteryOf(subject: Subject, form: Form): { lottery?: LotteryWords } {
  const { kind, timetable, region } = { ...form.lottery, ...subject.lottery }
  return kind && timetable ? { lottery: { kind, timetable, ...(region && { region }) } } : {}
}

/**
 * Every subject in every form of its set, once. All subjects come round before one comes again, so games
 * that follow one another look different.
 */
function* composeTitles(sets: readonly WordSet[]): Generator<Title> {
  const entries = sets
    .flatMap(({ subjects, forms }) => subjects.map((subject) => ({ subject, forms, place: hash('place', subject.en) })))
    .sort((one, other) => one.place - other.place)
  const rounds = Math.max(...sets.map(({ forms }) => forms.length))
  for (let round = 0; round < rounds; round++) {
    for (const { subject, forms, place } of entries) {
      const form = round < forms.length ? forms[(round + place) % forms.length] : undefined
      if (form) yield compose(subject, form)
    }
  }
}

/** Hands out titles, none of them twice, to the vendors that share their words. */
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
      if (!flagshipNames.has(next.value.ko) && !flagshipNames.has(next.value.en)) yield next.value
    }
    throw new Error(`Out of names for the ${category} games of ${vendor.code}: add subjects or forms to its words.`)
  }
}
