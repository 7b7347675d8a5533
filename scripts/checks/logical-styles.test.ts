import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheets = globSync('src/**/*.css').sort()

/** Properties whose values name the sides in the order top, right, bottom, left. */
const ofFourSides = /^((scroll-)?(margin|padding)|inset|border-(width|style|color))$/
const ofOneSide = /(^|-)(left|right)(-|$)/

const declarationsOf = (css: string) =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/(?<=[{;]\s*)(\w[\w-]*):\s*([^;{}]+)(?=[;}])/g)].map(
    ([, property = '', value = '']) => ({ property, value: value.trim() }),
  )

/** Splits a value at its spaces, but not within brackets. */
const partsOf = (value: string) => value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []

function isPhysical({ property, value }: { property: string; value: string }): boolean {
  if (ofOneSide.test(property)) return true
  const [, right, , left] = partsOf(value)
  if (ofFourSides.test(property)) return left !== undefined && left !== right
  return /^(text-align|float|clear)$/.test(property) && /^(left|right)$/.test(value)
}

/** Properties whose change lays out the page again. */
const ofLayout =
  /\b((inline|block|max-\w+|min-\w+)-size|width|height|margin|padding|inset|border-\w*-?width|font-size|gap)\b/

/** Returns the declarations of each step of a sheet's animations. */
const stepsOf = (css: string) =>
  [...css.matchAll(/@keyframes [^{]+\{((?:[^{}]*\{[^{}]*\})*)/g)].flatMap(([, steps = '']) => declarationsOf(steps))

test.each(sheets)('%s moves nothing that lays out the page again', (sheet) => {
  const css = readFileSync(sheet, 'utf8')
  const transitions = declarationsOf(css).filter(
    ({ property, value }) => /^transition/.test(property) && ofLayout.test(value),
  )
  const steps = stepsOf(css).filter(({ property }) => ofLayout.test(property))
  expect([...transitions, ...steps].map(({ property, value }) => `${property}: ${value}`)).toEqual([])
})

test.each(sheets)('%s names no left or right side', (sheet) => {
  const css = readFileSync(sheet, 'utf8')
  const physical = declarationsOf(css).filter(isPhysical)
  expect(physical.map(({ property, value }) => `${property}: ${value}`)).toEqual([])
  // The build turns it into a list of languages, so that it does not follow the page's `dir`.
  expect(css).not.toContain(':dir(')
})
