import { expect, test } from 'vitest'
import { merchantFiles } from '#fixtures/library.ts'
import { designTokens } from './design-tokens.ts'
import { Merchant } from './merchant.ts'

const velvet = Merchant.parse(merchantFiles.velvetAce)

test('a merchant’s colours become sRGB components, with the alpha of shadows', () => {
  const { color } = designTokens({
    ...velvet,
    theme: { ...velvet.theme, light: { ...velvet.theme.light, accent: '#FF0033', shadow: '#00000080' } },
  })
  expect(color.light.accent).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [1, 0, 0.2], alpha: 1, hex: '#ff0033' },
  })
  expect(color.light.shadow?.$value.alpha).toBeCloseTo(0.502, 3)
})

test('every role of both modes is a token, and lengths have units', () => {
  const { color, radius, tile } = designTokens(velvet)
  expect(Object.keys(color.light)).toEqual(Object.keys(velvet.theme.light))
  expect(Object.keys(color.dark)).toEqual(Object.keys(velvet.theme.dark))
  expect(radius.card.$value).toEqual({ value: velvet.theme.radius, unit: 'px' })
  expect(tile.columns.$value).toBe(velvet.theme.look.tiles.columns)
})
