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

test.each(sheets)('%s names no left or right side', (sheet) => {
  const css = readFileSync(sheet, 'utf8')
  const physical = declarationsOf(css).filter(isPhysical)
  expect(physical.map(({ property, value }) => `${property}: ${value}`)).toEqual([])
  // The build turns it into a list of languages, so that it does not follow the page's `dir`.
  expect(css).not.toContain(':dir(')
})
