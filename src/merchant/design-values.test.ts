import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  displayFaces,
  durations,
  easeOut,
  edges,
  fontSizes,
  type ShadowLayer,
  shadows,
  spaces,
  textFamilies,
} from './design-values.ts'

const styles = ['tokens', 'look', 'base'].map((name) =>
  readFileSync(new URL(`../ui/styles/${name}.css`, import.meta.url), 'utf8'),
)
const [tokens = '', look = '', base = ''] = styles

/** Returns the values of a property in the rules of one selector, or in a whole sheet. */
function valuesOf(property: string, sheet: string, selector?: string) {
  const rules = selector ? (sheet.split(`${selector} {`)[1]?.split('}')[0] ?? '') : sheet
  const found = rules.matchAll(new RegExp(`[^-]${property}:\\s*([^;]+);`, 'g'))
  return [...found].map(([, value = '']) => value.replace(/\s+/g, ' '))
}

const ofLook = (property: string, name: string, kind: string) =>
  valuesOf(property, look, `:root[data-${name}="${kind}"]`)[0]

test.each(Object.entries(fontSizes))('the size %s is %f rem', (name, rem) => {
  expect(valuesOf(`--text-${name}`, tokens)).toEqual([`${rem}rem`])
})

test.each(Object.entries(spaces))('the space %s is %i px on a phone', (name, px) => {
  expect(valuesOf(`--${name}`, tokens)[0]).toBe(`${px}px`)
})

test.each(Object.entries(durations))('the motion %s has the times of the styles', (motion, { quick, calm }) => {
  const timeOf = (name: string) => ofLook(name, 'motion', motion) ?? valuesOf(name, tokens)[0]
  expect([timeOf('--quick'), timeOf('--calm')]).toEqual([`${quick}ms`, `${calm}ms`])
})

test('the easing is that of the styles', () => {
  expect(valuesOf('--ease-out', tokens)).toEqual([`cubic-bezier(${easeOut.join(', ')})`])
})

/** The styles name the files by their use, as src/ui/fonts/LICENSE.txt and fallback-fonts.css say. */
const realNames: Readonly<Record<string, string>> = {
  Latin: 'Pretendard',
  Hangul: 'Noto Sans CJK KR',
  'Display Serif': 'Playfair Display',
  'Display Sticker': 'Archivo Black',
}

/** Returns the names of a list of families, without the fallbacks that only match another font's measures. */
const namesIn = (list: string) =>
  list
    .split(', ')
    .map((name) => name.replaceAll('"', ''))
    .filter((name) => !name.includes(' Fallback'))
    .map((name) => realNames[name] ?? name)

test('the families are those of the styles', () => {
  expect(namesIn(valuesOf('--font', tokens)[0] ?? '')).toEqual(textFamilies)
  const faceOf = (face: string) =>
    namesIn(ofLook('--display', 'display', face) ?? '').flatMap((name) =>
      name === 'var(--font)' ? textFamilies : name,
    )
  expect(faceOf('serif')).toEqual(displayFaces.serif.families)
  expect(faceOf('sticker')).toEqual(displayFaces.sticker.families)
})

test('headings have the letter spacing of the styles', () => {
  expect(valuesOf('letter-spacing', base)).toContain(`var(--display-spacing, ${displayFaces.text.spacing}em)`)
  for (const face of ['serif', 'sticker'] as const)
    expect(ofLook('--display-spacing', 'display', face)).toBe(`${displayFaces[face].spacing}em`)
})

/** Writes a shadow as the styles do, which omit the last lengths that are zero. */
const written = (layers: readonly ShadowLayer[]) =>
  layers
    .map(({ x, y, blur, spread, colour, black }) => {
      const lengths = [x, y, blur, ...(spread ? [spread] : [])].map((length) => (length ? `${length}px` : '0'))
      const plain = `var(--${colour})`
      return [...lengths, black ? `color-mix(in srgb, ${plain}, black ${black}%)` : plain].join(' ')
    })
    .join(', ')

test.each(Object.entries(shadows))('the depth %s has the shadows of the styles', (depth, { card, raised }) => {
  const shadowOf = (name: string) => ofLook(name, 'depth', depth) ?? valuesOf(name, tokens)[0]
  expect([shadowOf('--shadow-card'), shadowOf('--shadow-raised')]).toEqual([written(card), written(raised)])
})

test('hard edges have the colours of the styles', () => {
  expect(valuesOf('--edge', look)).toEqual([edges.light, edges.dark])
})
