import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { failedChecks } from '#merchant/contrast.ts'
import type { ThemeTokens } from '#merchant/theme.ts'
import { paletteOf } from './palette.ts'
import { proposalFor, repaired } from './proposal.ts'

const { light } = paletteOf(['#4B46E8'])
const failedOf = (tokens: ThemeTokens, front: string) => failedChecks(tokens).find((check) => check.front === front)!

describe('a proposal', () => {
  test('changes a pale text until it reads on every ground', () => {
    const tokens = { ...light, muted: '#B0B0C0' }
    const { role, colour } = proposalFor(tokens, failedOf(tokens, 'muted'))!
    expect(role).toBe('muted')
    expect(failedChecks({ ...tokens, [role]: colour })).toEqual([])
  })

  test('changes the ground if no colour of the text reads on all grounds', () => {
    const tokens = { ...light, background: '#3A3A4A' }
    const { role, colour } = proposalFor(tokens, failedOf(tokens, 'ink'))!
    expect(role).toBe('background')
    expect(failedChecks({ ...tokens, [role]: colour })).toEqual([])
  })

  test('changes the end of a gradient on which no text reads', () => {
    const tokens = { ...light, accent: '#1A1280', accentEnd: '#EDE8FF' }
    expect(failedChecks(repaired(tokens, 'light'))).toEqual([])
    expect(repaired(tokens, 'light').accent).toBe('#1A1280')
  })
})

const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const changes = fc.dictionary(fc.constantFrom(...(Object.keys(light) as (keyof ThemeTokens)[])), colour)

test('any colours are repaired, and passing ones stay', () => {
  expect(repaired(light, 'light')).toBe(light)
  fc.assert(
    fc.property(changes, (change) => {
      const tokens = { ...light, ...change, shadow: light.shadow, scrim: light.scrim }
      expect(failedChecks(repaired(tokens, 'light'))).toEqual([])
    }),
    { numRuns: 40 },
  )
})
