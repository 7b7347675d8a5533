import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrastChecks } from './contrast.ts'
import { Theme } from './theme.ts'

const folder = new URL('../../fixtures/merchants/', import.meta.url)
const merchants = readdirSync(folder).map((file) => {
  const { theme } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  return [file, Theme.parse(theme)] as const
})
const looks = merchants.flatMap(([file, theme]) => [
  [`${file} light`, theme.light] as const,
  [`${file} dark`, theme.dark] as const,
])

describe.each(looks)('%s', (_, tokens) => {
  const checks = contrastChecks(tokens).map((check) => [check.front, check.back, check.at ?? '-', check] as const)

  test.each(checks)('%s is readable on %s (at %s of the gradient)', (_front, _back, _at, { ratio, least }) => {
    expect(ratio).toBeGreaterThanOrEqual(least)
  })
})

test('merchants have different accents in the same mode', () => {
  for (const mode of ['light', 'dark'] as const) {
    const accents = merchants.map(([, theme]) => theme[mode].accent)
    expect(new Set(accents).size).toBe(merchants.length)
  }
})

test('refuses a colour value with further CSS', () => {
  const [, theme] = merchants[0]!
  const hostile = { ...theme, light: { ...theme.light, ink: 'red;background:url(//x)' } }
  expect(Theme.safeParse(hostile).success).toBe(false)
})

test('reads a look from before the weight and the case of the name', () => {
  const [, theme] = merchants[0]!
  const { displayWeight: _, displayCase: __, ...former } = theme.look
  expect(Theme.parse({ ...theme, look: former }).look).toEqual({
    ...former,
    displayWeight: 800,
    displayCase: 'written',
  })
})

test.each([
  ['a weight of no face', { displayWeight: 1000 }],
  ['a weight with further CSS', { displayWeight: '800;background:url(//x)' }],
  ['a case of no kind', { displayCase: 'capitalize' }],
])('refuses a look that has %s', (_, change) => {
  const [, theme] = merchants[0]!
  const withLook = (parts: object) => Theme.safeParse({ ...theme, look: { ...theme.look, ...parts } }).success
  expect(withLook({ displayWeight: 500, displayCase: 'upper' })).toBe(true)
  expect(withLook(change)).toBe(false)
})
