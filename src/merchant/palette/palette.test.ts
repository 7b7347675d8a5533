import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { failedChecks } from '#merchant/contrast.ts'
import { ThemeTokens } from '#merchant/theme.ts'
import { colourOf, oklchOf } from './oklch.ts'
import { paletteOf } from './palette.ts'

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0').toUpperCase()}`)
const brand = fc.oneof(fc.tuple(colour), fc.tuple(colour, colour))

test('every palette of 1,000 brands is complete and passes each contrast check in both modes', () => {
  fc.assert(
    fc.property(brand, (colours) => {
      for (const tokens of Object.values(paletteOf(colours))) {
        expect(ThemeTokens.parse(tokens)).toEqual(tokens)
        expect(failedChecks(tokens)).toEqual([])
      }
    }),
    { numRuns: 1_000 },
  )
}, 60_000)

describe('a palette', () => {
  test('keeps a brand colour that reads well, as it is', () => {
    expect(paletteOf(['#4B46E8']).light.accent).toBe('#4B46E8')
  })

  test('keeps the hue of a colour that does not', () => {
    const { light } = paletteOf(['#FFD400'])
    expect(light.accent).not.toBe('#FFD400')
    expect(Math.abs(oklchOf(light.accent).hue - oklchOf('#FFD400').hue)).toBeLessThan(4)
  })

  test('ends its gradient near the second colour', () => {
    const { dark } = paletteOf(['#E5BC66', '#C78F2E'])
    expect(Math.abs(oklchOf(dark.accentEnd).hue - oklchOf('#C78F2E').hue)).toBeLessThan(4)
  })
})

test('a colour is the same after its way through lightness, chroma and hue', () => {
  fc.assert(
    fc.property(colour, (one) => {
      expect(colourOf(oklchOf(one))).toBe(one)
    }),
  )
})
