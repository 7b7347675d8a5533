import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { channels, contrast, contrastPairs, leastContrast } from './contrast.ts'
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
  test.each(spread(contrastPairs.text))('%s is readable text on %s', (front, back) => {
    expect(contrast(tokens[front], tokens[back])).toBeGreaterThanOrEqual(leastContrast.text)
  })

  test.each(spread(contrastPairs.control))('%s is visible as a control on %s', (front, back) => {
    expect(contrast(tokens[front], tokens[back])).toBeGreaterThanOrEqual(leastContrast.control)
  })

  test.each([0, 0.25, 0.5, 0.75, 1])('onAccent is readable text at %d of the accent gradient', (at) => {
    expect(contrast(tokens.onAccent, mix(tokens.accent, tokens.accentEnd, at))).toBeGreaterThanOrEqual(
      leastContrast.text,
    )
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

function spread(pairs: (typeof contrastPairs)['text']) {
  return pairs.flatMap(([front, backs]) => backs.map((back) => [front, back] as const))
}

function mix(from: string, to: string, at: number) {
  const end = channels(to)
  const between = channels(from).map((start, index) => Math.round(start + (end[index]! - start) * at))
  return `#${between.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
