import { readdirSync, readFileSync } from 'node:fs'
import i18next from 'i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import { Difference, Outcome } from '#mock-server/control/calls/record-calls.ts'
import { gatewayErrorCodes } from '#mock-server/values/error-codes.ts'
import { inputProblem } from '#mock-server/values/input-problem.ts'
import { Refusal } from './api/send.ts'
import { Problem } from './problem.ts'
import { sentenceOf } from './sentence-of.ts'
import { Share } from './share/share-link.ts'

const locales = new URL('../i18n/locales/', import.meta.url)
const languages = readdirSync(locales)
const textsOf = (language: string, file = 'host'): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${language}/studio/${file}.json`, locales), 'utf8'))

/** Calls that reach no host, or whose answer Studio cannot read. */
const withoutAnswer = ['UNREACHABLE', 'UNREADABLE']
const stem = (key: string) => key.replace(/_(one|other)$/, '')
const keysOf = (texts: object, prefix: string) => [
  ...new Set(
    Object.keys(texts)
      .filter((key) => key.startsWith(prefix))
      .map(stem),
  ),
]

describe.each(languages)('in %s', (language) => {
  const texts = textsOf(language)

  test('every error code of the host has its sentence, and no other', () => {
    const codes = [...gatewayErrorCodes, ...withoutAnswer].map((code) => `error_${code}`)
    expect(keysOf(texts, 'error_').toSorted()).toEqual(codes.toSorted())
  })

  test('every outcome of a call has its sentence', () => {
    const outcomes = Outcome.options.map((outcome) => `why_${outcome}`)
    expect(keysOf(texts, 'why_').toSorted()).toEqual([...outcomes, 'why_faults'].toSorted())
  })

  test('every difference from the nearest endpoint has its sentence', () => {
    const differences = Difference.options.map((difference) => `near_${difference}`)
    expect(keysOf(texts, 'near_').toSorted()).toEqual([...differences, 'near_method'].toSorted())
  })

  test('no sentence is the English one', () => {
    if (language === 'en') return expect(languages).toContain('en')
    const english = textsOf('en')
    expect(Object.keys(texts).filter((key) => texts[key] === english[key])).toEqual([])
  })
})

describe('a refusal', () => {
  const korean = { ...textsOf('ko'), ...textsOf('ko', 'issues') }

  beforeAll(async () => {
    await i18next.init({
      lng: 'ko',
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      resources: { ko: { studio: korean } },
    })
  })

  test('is said by its code in Studio’s language', () => {
    const refusal = new Refusal('there is already a world "blue"', { code: 'WORLD_EXISTS', field: 'body.name' })
    expect(sentenceOf(refusal)).toBe(korean.error_WORLD_EXISTS)
  })

  test('of an endpoint that does not exist says what to do', () => {
    const refusal = new Refusal('no endpoint has the id "x"', { code: 'INVALID_INPUT', field: 'body.fault.endpoint' })
    expect(sentenceOf(refusal)).toBe(korean.input_endpoint)
  })

  test('of another input says what is wrong with it after its pointer', () => {
    const field = 'body.capsule.world'
    const { message, issue } = inputProblem('linkDamaged')
    const said = korean.error_INVALID_INPUT?.replace('{{field}}', `${field}: ${korean[`issue_${message}`]}`)
    expect(sentenceOf(new Refusal(`${field}: ${message}`, { code: 'INVALID_INPUT', field, issue }))).toBe(said)
    expect(sentenceOf(new Refusal(`${field}: ${message}`, { code: 'INVALID_INPUT', field }))).toBe(said)
  })

  test('of an input with words that Studio does not know keeps them', () => {
    const message = 'body.capsule.world: a newer host says this'
    expect(sentenceOf(new Refusal(message, { code: 'INVALID_INPUT', field: 'body.capsule.world' }))).toBe(
      korean.error_INVALID_INPUT?.replace('{{field}}', message),
    )
  })

  test('of a file that Studio reads says what is wrong after its pointer', () => {
    const { error } = Share.safeParse({ version: 1, theme: 'dim' })
    expect(sentenceOf(error)).toBe('theme: light, dark 중 하나여야 합니다.')
  })

  test('by Studio itself is said in its language too', () => {
    expect(sentenceOf(new Problem('problem_no_phone', { phone: 2 }))).toBe(
      korean.problem_no_phone?.replace('{{phone}}', '2'),
    )
  })

  test('with a code that Studio does not know keeps the host’s message', () => {
    expect(sentenceOf(new Refusal('a newer host says this', { code: 'NEW_CODE' }))).toBe('a newer host says this')
  })
})
