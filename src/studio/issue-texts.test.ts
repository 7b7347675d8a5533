import { readdirSync, readFileSync } from 'node:fs'
import i18next from 'i18next'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { firstIssue } from '#contract/first-issue.ts'
import type { Endpoint } from '#contract/resource.ts'
import { Merchant } from '#merchant/merchant.ts'
import { Capsule, CompactWorld } from '#mock-server/control/capsules/capsule.ts'
import { control } from '#mock-server/control/contract.ts'
import { inputProblem, inputProblems } from '#mock-server/values/input-problem.ts'
import { PointPatch } from '#mock-server/world/axes/all.ts'
import { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import { calls } from './api/calls.ts'
import { detailOf, textOfSentence } from './detail-of.ts'
import { OwnTour } from './tours/own-tours.ts'

const locales = new URL('../i18n/locales/', import.meta.url)
const languages = readdirSync(locales)
const textsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${language}/studio/issues.json`, locales), 'utf8'))

type Node = z.core.$ZodType | z.core.$ZodCheck
const isNode = (value: object): value is Node => '_zod' in value
/** Returns whether a node expects a type of its own: a refinement expects its schema’s, and nothing fits `never`. */
const isTyped = (node: Node): node is z.ZodMiniType =>
  'safeParse' in node && ![z.core.$ZodCustom, z.core.$ZodNever].some((Other) => node instanceof Other)

/** Returns every schema and check within a value. */
function nodesIn(value: unknown, seen = new Set<unknown>()): Set<Node> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return new Set()
  seen.add(value)
  const inner = isNode(value) ? value._zod.def : value
  const own = isNode(value) ? [value] : []
  return new Set([...own, ...Object.values(inner).flatMap((part) => [...nodesIn(part, seen)])])
}

/** What a person gives to Studio: the input of its calls, and files. */
const endpoints: Endpoint[] = Object.keys(calls).map((name) => control[name as keyof typeof calls])
const inputs = endpoints.flatMap(({ query, body }) => [query, body])
const files = [Merchant, OwnTour, Capsule, CompactWorld, Snapshot, PointPatch]

const nodes = [...nodesIn([...inputs, ...files])]

/** A sentence of a schema's own does not depend on the issue. */
const anyIssue = { code: 'custom', input: undefined }

const ownSentences = nodes.flatMap((node) => {
  const said = node._zod.def.error?.(anyIssue as never)
  return said ? [typeof said === 'string' ? said : said.message] : []
})

const sentences = [...new Set([...ownSentences, ...Object.values(inputProblems)])]

/** The schemas' own answers to a value of no type that JSON has. */
const issues = nodes.filter(isTyped).flatMap((schema) => {
  const { error } = schema.safeParse(Symbol('wrong'))
  return error && error.issues[0]?.code === 'invalid_type' ? [firstIssue(error)] : []
})

beforeAll(async () => {
  await i18next.init({
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: Object.fromEntries(languages.map((language) => [language, { studio: textsOf(language) }])),
  })
})

describe.each(languages)('in %s', (language) => {
  const texts = textsOf(language)

  beforeAll(() => i18next.changeLanguage(language))
  afterAll(() => i18next.changeLanguage('cimode'))

  test('every sentence of a schema or of the host has its text', () => {
    expect(sentences.length).toBeGreaterThan(40)
    expect(sentences.filter((sentence) => textOfSentence(sentence) === undefined)).toEqual([])
  })

  test('every type that a schema expects has its text', () => {
    expect(issues.length).toBeGreaterThan(100)
    const unnamed = issues.filter((issue) => detailOf(issue) === texts.issue_invalid)
    expect(unnamed).toEqual([])
  })

  test('no sentence is the English one', () => {
    if (language === 'en') return expect(languages).toContain('en')
    const english = textsOf('en')
    expect(Object.keys(texts).filter((key) => texts[key] === english[key])).toEqual([])
  })
})

describe('in Korean', () => {
  beforeAll(() => i18next.changeLanguage('ko'))

  const detail = (schema: z.ZodMiniType, value: unknown) => {
    const { error } = schema.safeParse(value)
    return error && detailOf(firstIssue(error))
  }

  test.each([
    [z.string().check(z.maxLength(40)), 'a'.repeat(41), '40자 이하여야 합니다.'],
    [z.array(z.string()).check(z.minLength(1)), [], '1개 이상이어야 합니다.'],
    [z.int().check(z.lte(9)), 10, '9 이하여야 합니다.'],
    [z.number().check(z.positive()), 0, '0보다 커야 합니다.'],
    [z.number().check(z.lt(5)), 5, '5보다 작아야 합니다.'],
    [z.enum(['light', 'dark']), 'dim', 'light, dark 중 하나여야 합니다.'],
    [z.literal(1), 2, '1 값이어야 합니다.'],
    [z.strictObject({}), { colour: 1 }, '모르는 필드입니다: colour.'],
    [z.number().check(z.multipleOf(5)), 7, '5의 배수여야 합니다.'],
    [z.string().check(z.regex(/^a+$/)), 'b', '형식이 맞지 않습니다: /^a+$/'],
    [z.iso.datetime(), 'noon', textsOf('ko').issue_datetime],
    [z.union([z.literal(''), z.int()]), 1.5, '정수여야 합니다.'],
    [z.string().check(z.regex(/^a$/, 'visible characters only')), 'b', '보이는 문자만 쓰세요.'],
    [z.record(z.string().check(z.regex(/^a$/)), z.string()), { b: '' }, '그런 이름은 없습니다.'],
  ])('a wrong value %# is said with its limit', (schema, value, text) => {
    expect(detail(schema, value)).toBe(text)
  })

  test('a missing value is distinguished from a wrong one', () => {
    const { localeError: error } = z.locales.en()
    const said = (value: unknown) =>
      detailOf(firstIssue(z.object({ name: z.string() }).safeParse(value, { error }).error!))
    expect(said({})).toBe('필요한 값이 없습니다.')
    expect(said({ name: 1 })).toBe('텍스트여야 합니다.')
  })

  test('a problem that the host finds is said with its values', () => {
    const { message, issue } = inputProblem('accountMissing', { account: 'minji_k' })
    expect(message).toBe('the world has no account "minji_k"')
    expect(detailOf(issue)).toBe('월드에 “minji_k” 계정이 없습니다.')
    expect(detailOf({ ...issue, hint: inputProblems.savedByOtherBuild })).toBe(
      '월드에 “minji_k” 계정이 없습니다. 다른 빌드에서 저장한 캡슐입니다.',
    )
  })
})
