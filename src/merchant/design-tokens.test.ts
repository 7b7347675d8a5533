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

test('type has its families, sizes and weights, and headings their style', () => {
  const { font, typography } = designTokens(velvet)
  expect(font.family.display).toEqual({ $type: 'fontFamily', $value: expect.arrayContaining(['Playfair Display']) })
  expect(font.weight.display).toEqual({ $type: 'fontWeight', $value: velvet.theme.look.displayWeight })
  expect(font.size.md).toEqual({ $type: 'dimension', $value: { value: 0.9375, unit: 'rem' } })
  expect(typography.title).toEqual({
    $type: 'typography',
    $value: {
      fontFamily: '{font.family.display}',
      fontSize: '{font.size.xl}',
      fontWeight: '{font.weight.display}',
      letterSpacing: { value: 0.0125, unit: 'rem' },
      lineHeight: 1.25,
    },
  })
})

test('motion has the times of the look and its curve, and space its lengths', () => {
  const { motion, space } = designTokens(velvet)
  expect(motion.duration.calm).toEqual({ $type: 'duration', $value: { value: 600, unit: 'ms' } })
  expect(motion.easing.out).toEqual({ $type: 'cubicBezier', $value: [0.22, 0.8, 0.24, 1] })
  expect(space.target).toEqual({ $type: 'dimension', $value: { value: 44, unit: 'px' } })
})

test('a shadow has a layer for each edge, in a colour of its mode', () => {
  const px = (value: number) => ({ value, unit: 'px' })
  const { color, shadow } = designTokens(velvet)
  expect(shadow.dark.card).toEqual({
    $type: 'shadow',
    $value: [
      { color: color.dark.line?.$value, offsetX: px(0), offsetY: px(0), blur: px(0), spread: px(1), inset: false },
    ],
  })
  expect(shadow.light.raised.$value).toHaveLength(2)
})

test('a shadow that is darkened has its own colour', () => {
  const { shadow } = designTokens(Merchant.parse(merchantFiles.haedal))
  expect(shadow.light.raised.$value[0]?.color.alpha).toBeCloseTo(0.12 + 0.88 * (0x14 / 255), 3)
})

/** The paths that a token refers to. */
const references = (tokens: unknown) =>
  [...JSON.stringify(tokens).matchAll(/"\{([\w.]+)\}"/g)].map(([, path = '']) => path)

test.each(Object.values(merchantFiles))('every reference in the tokens of $code leads to a token', (file) => {
  const tokens = designTokens(Merchant.parse(file))
  const found = (path: string) =>
    path.split('.').reduce<unknown>((group, name) => Reflect.get(Object(group), name), tokens)
  expect(references(tokens)).not.toEqual([])
  for (const path of references(tokens)) expect(found(path)).toHaveProperty('$type')
})
