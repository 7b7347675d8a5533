import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Theme, type ThemeTokens } from './theme.ts'

const folder = new URL('../../fixtures/merchants/', import.meta.url)
const merchants = readdirSync(folder).map((file) => {
  const { theme } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  return [file, Theme.parse(theme)] as const
})
const looks = merchants.flatMap(([file, theme]) => [
  [`${file} light`, theme.light] as const,
  [`${file} dark`, theme.dark] as const,
])

type Pair = readonly [front: keyof ThemeTokens, backs: readonly (keyof ThemeTokens)[]]
const textPairs: Pair[] = [
  ['ink', ['background', 'surface', 'raised', 'sunken', 'soft']],
  ['muted', ['background', 'surface', 'raised', 'sunken', 'soft']],
  ['accentInk', ['background', 'surface', 'raised', 'soft']],
  ['win', ['background', 'surface', 'raised']],
  ['danger', ['background', 'surface', 'raised']],
  ['onDanger', ['danger']],
  ['background', ['ink']],
]
const controlPairs: Pair[] = [
  ['outline', ['background', 'surface', 'raised']],
  ['accent', ['background', 'surface', 'raised']],
  ['accentEnd', ['background', 'surface', 'raised']],
  ['accentInk', ['sunken']],
]

describe.each(looks)('%s', (_, tokens) => {
  test.each(spread(textPairs))('%s is readable text on %s', (front, back) => {
    expect(contrast(tokens[front], tokens[back])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(spread(controlPairs))('%s is visible as a control on %s', (front, back) => {
    expect(contrast(tokens[front], tokens[back])).toBeGreaterThanOrEqual(3)
  })

  test.each([0, 0.25, 0.5, 0.75, 1])('onAccent is readable text at %d of the accent gradient', (at) => {
    expect(contrast(tokens.onAccent, mix(tokens.accent, tokens.accentEnd, at))).toBeGreaterThanOrEqual(4.5)
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

function spread(pairs: Pair[]) {
  return pairs.flatMap(([front, backs]) => backs.map((back) => [front, back] as const))
}

function contrast(a: string, b: string) {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: string) {
  const [r, g, b] = channels(colour).map(linear) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function linear(channel: number) {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function mix(from: string, to: string, at: number) {
  const end = channels(to)
  const between = channels(from).map((start, index) => Math.round(start + (end[index]! - start) * at))
  return `#${between.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function channels(colour: string) {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}
