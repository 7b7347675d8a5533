import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passesRule } from '#mock-server/platform/accounts/rules/validation-rules.ts'
import { createChance } from './chance.ts'
import { accountOf, nameLanguage, nameOf, personOf } from './people.ts'

const hangul = /^\p{Script=Hangul}{2,5}$/u
const latin = /^[A-Z][\p{Script=Latin}' -]+$/u
const japanese =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々]+ [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々]+$/u

const chance = createChance('a world')
const languages = ['ko', 'en', 'ja'] as const
const place = fc.nat({ max: 100_000 })

test('a person has the same name and account however many others were asked for before', () => {
  const namesOf = (places: readonly number[]) =>
    new Map(places.map((at) => [at, languages.map((language) => nameOf(chance, language, 'person', at))]))
  const places = Array.from({ length: 200 }, (_, at) => at)
  const [there, back] = [namesOf(places), namesOf(places.toReversed())]
  for (const at of places) expect(back.get(at)).toEqual(there.get(at))

  const late = nameOf(createChance('another world'), 'ko', 'person', 7)
  for (let at = 0; at < 10_000; at += 1) nameOf(chance, 'en', 'crowd', at)
  expect(nameOf(createChance('another world'), 'ko', 'person', 7)).toBe(late)
  expect(nameOf(chance, 'ko', 'person', 7)).toBe(there.get(7)?.[0])
})

test('people, worlds and fields differ', () => {
  const names = Array.from({ length: 500 }, (_, at) => nameOf(chance, 'ko', 'person', at))
  expect(new Set(names).size).toBeGreaterThan(400)
  const elsewhere = Array.from({ length: 500 }, (_, at) => nameOf(createChance('elsewhere'), 'ko', 'person', at))
  expect(elsewhere).not.toEqual(names)
  const accounts = Array.from({ length: 500 }, (_, at) => accountOf(chance, 'person', at))
  expect(new Set(accounts).size).toBeGreaterThan(400)
})

test.each([
  ['ko', hangul],
  ['en', latin],
  ['ja', japanese],
] as const)(
  'a name in %s is written in its script, and the gateway accepts it as a nickname and a payee',
  (language, script) => {
    fc.assert(
      fc.property(place, (at) => {
        const name = nameOf(chance, language, at)
        expect(name).toMatch(script)
        expect(passesRule('nickname', name)).toBe(true)
        expect(passesRule('payeeName', name)).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  },
)

test('an account is one that the gateway accepts at registration', () => {
  fc.assert(
    fc.property(place, (at) => passesRule('username', accountOf(chance, at))),
    { numRuns: 1_000 },
  )
})

test('numbered people have accounts of their own', () => {
  const accounts = Array.from({ length: 1_000 }, (_, number) => personOf(chance, 'ko', number).account)
  expect(new Set(accounts).size).toBe(1_000)
  expect(accounts.filter((account) => !passesRule('username', account))).toEqual([])
})

test('a merchant’s people have names in its first language that has names, otherwise in English', () => {
  expect(nameLanguage(['KO', 'EN', 'JA'])).toBe('ko')
  expect(nameLanguage(['EN', 'KO'])).toBe('en')
  expect(nameLanguage(['JA'])).toBe('ja')
  expect(nameLanguage(['UR', 'JA'])).toBe('ja')
  expect(nameLanguage(['UR'])).toBe('en')
})
