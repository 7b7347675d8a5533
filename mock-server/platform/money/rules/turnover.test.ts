import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Requirement, turnoverMissing, turnoverProgress } from './turnover.ts'

const amount = fc.integer({ min: 1, max: 1_000_000 })
const instant = fc.nat(1_000)
const requirements = fc
  .array(fc.record({ since: instant, required: amount }), { maxLength: 6 })
  .map((list) => list.map((one, index) => ({ ...one, id: `r${index}` })))
const stakes = fc.array(fc.record({ at: instant, bet: amount }), { maxLength: 30 })

interface Stake {
  at: number
  bet: number
}

const progressOf = (wanted: readonly Requirement[], played: readonly Stake[]) =>
  turnoverProgress(wanted, (from, until) =>
    played.reduce((sum, { at, bet }) => (from <= at && at < until ? sum + bet : sum), 0),
  )

/** The reference: counts stake by stake, each towards the oldest open requirement. */
function oneByOne(wanted: readonly Requirement[], played: readonly Stake[]): number[] {
  const left = wanted.toSorted((a, b) => a.since - b.since).map((one) => ({ ...one, missing: one.required }))
  for (const stake of played.toSorted((a, b) => a.at - b.at)) {
    let over = stake.bet
    for (const one of left.filter(({ since }) => since <= stake.at)) {
      const counted = Math.min(over, one.missing)
      one.missing -= counted
      over -= counted
    }
  }
  return left.map(({ required, missing }) => required - missing)
}

describe('the turnover of bonuses', () => {
  test('equals the count stake by stake', () => {
    fc.assert(
      fc.property(requirements, stakes, (wanted, played) => {
        expect(progressOf(wanted, played).map(({ done }) => done)).toEqual(oneByOne(wanted, played))
      }),
    )
  })

  test('counts no stake twice and never exceeds the requirement', () => {
    fc.assert(
      fc.property(requirements, stakes, (wanted, played) => {
        const progress = progressOf(wanted, played)
        const done = progress.reduce((sum, one) => sum + one.done, 0)
        expect(done).toBeLessThanOrEqual(played.reduce((sum, { bet }) => sum + bet, 0))
        for (const one of progress) expect(one.done).toBeLessThanOrEqual(one.required)
        expect(turnoverMissing(progress)).toBe(wanted.reduce((sum, { required }) => sum + required, 0) - done)
      }),
    )
  })

  test('never decreases with more play', () => {
    fc.assert(
      fc.property(requirements, stakes, stakes, (wanted, before, after) => {
        const first = turnoverMissing(progressOf(wanted, before))
        expect(turnoverMissing(progressOf(wanted, [...before, ...after]))).toBeLessThanOrEqual(first)
      }),
    )
  })

  test('ignores stakes placed before the bonus', () => {
    const progress = progressOf(
      [{ id: 'a', since: 10, required: 500 }],
      [
        { at: 9, bet: 300 },
        { at: 10, bet: 200 },
      ],
    )
    expect(progress).toMatchObject([{ done: 200 }])
  })

  test('fills the older bonus first and passes on the excess', () => {
    const wanted = [
      { id: 'younger', since: 20, required: 400 },
      { id: 'older', since: 10, required: 500 },
    ]
    const progress = progressOf(wanted, [
      { at: 15, bet: 300 },
      { at: 25, bet: 300 },
    ])
    expect(progress).toMatchObject([
      { id: 'older', done: 500 },
      { id: 'younger', done: 100 },
    ])
    expect(turnoverMissing(progress)).toBe(300)
  })
})
