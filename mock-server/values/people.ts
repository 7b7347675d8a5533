import { faker as en } from '@faker-js/faker/locale/en'
import { faker as ja } from '@faker-js/faker/locale/ja'
import { faker as ko } from '@faker-js/faker/locale/ko'
import type { Chance, KeyPart } from './chance.ts'

/** Full names, in the order and spacing of each language. */
const fullNames = {
  ko: () => `${ko.person.lastName()}${ko.person.firstName()}`,
  en: () => `${en.person.firstName()} ${en.person.lastName()}`,
  ja: () => `${ja.person.lastName()} ${ja.person.firstName()}`,
}

export type NameLanguage = keyof typeof fullNames

const fakers = { ko, en, ja } satisfies Record<NameLanguage, typeof en>

/** The longest nickname that the gateway accepts. */
const longest = 20

const greatestSeed = 2 ** 32 - 1

/** Values are pure functions of their seed. Seeding costs 20 µs, and boards show the same people again and again. */
const known = new Map<string, string>()
const mostKnown = 5_000

/** Seeds faker before every value, so that no value depends on those drawn before. */
function drawn(field: string, language: NameLanguage, seed: number, draw: () => string): string {
  const key = `${field} ${language} ${seed}`
  const found = known.get(key)
  if (found !== undefined) return found
  fakers[language].seed(seed)
  const value = draw()
  if (known.size >= mostKnown) known.clear()
  known.set(key, value)
  return value
}

const isLanguage = (code: string): code is NameLanguage => Object.hasOwn(fullNames, code)

/** Returns the language for the names of a merchant's people: its first one that has names, otherwise English. */
export const nameLanguage = (languages: readonly string[]): NameLanguage =>
  languages.map((code) => code.toLowerCase()).find(isLanguage) ?? 'en'

/** Returns the full name of the person with a key, at most 20 characters long. */
export function nameOf(chance: Chance, language: NameLanguage, ...key: KeyPart[]): string {
  const seed = chance.integer(0, greatestSeed, ...key, 'name')
  const name = drawn('name', language, seed, fullNames[language])
  return name.length > longest ? name.slice(0, name.lastIndexOf(' ')) : name
}

/** Returns an animal in one word of at most 12 letters, for the account of the person with a key. */
const animalOf = (chance: Chance, ...key: KeyPart[]): string =>
  drawn('animal', 'en', chance.integer(0, greatestSeed, ...key, 'animal'), () => en.animal.type().replaceAll(' ', ''))

/** Returns an account such as `otter_92` for the person with a key. Two people may have the same one. */
export const accountOf = (chance: Chance, ...key: KeyPart[]): string =>
  `${animalOf(chance, ...key)}_${chance.integer(10, 99, ...key, 'number')}`

/** Returns the account and nickname of a numbered person of a world. Two numbers below 1,000 never have the same account. */
export const personOf = (chance: Chance, language: NameLanguage, number: number) => ({
  account: `${animalOf(chance, 'person', number)}_${number}`,
  nickname: nameOf(chance, language, 'person', number),
})
