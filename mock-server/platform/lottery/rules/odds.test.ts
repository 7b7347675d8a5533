import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createChance } from '#mock-server/values/chance.ts'
import { type BetType, playTypes } from './bet-type.ts'
import { subsets } from './combinatorics.ts'
import { ballPool, type Draw, decimalDigits } from './draw.ts'
import type { LotteryKind } from './kind.ts'
import { lotteryKinds } from './kinds.ts'
import { oddsOf, prizeModeNames, prizeModes } from './prize-mode.ts'
import { type Note, notesOf, type Shape } from './shape.ts'

const kinds: [string, LotteryKind][] = Object.entries(lotteryKinds)
const bets = kinds.flatMap(([name, { bets: list }]) => list.map((bet) => [`${name}.${bet.code}`, bet] as const))

/** Returns representative notes: every option of a board, and a sample of larger shapes. */
function samples(shape: Shape): readonly Note[] {
  switch (shape.kind) {
    case 'board':
      return notesOf(
        shape,
        shape.rows.map(({ options }) => options),
      )
    case 'number':
      return ['1234', '0077', '5555', '9090'].map((number) => [number.slice(0, shape.width)])
    case 'combination':
      return [shape.options.slice(0, shape.size), shape.options.slice(-shape.size)]
    case 'positions':
      return [shape.rows.map(({ options }, at) => options[(at * 3 + 1) % options.length] ?? '')]
  }
}

/** Returns how often each note hits each prize on average over equally likely draws. */
function averages(bet: BetType, draws: readonly Draw[]) {
  return samples(bet.shape).map((note) => {
    const totals = bet.prizes(note).map(() => 0)
    for (const draw of draws) {
      for (const [at, times] of bet.hits(note, draw).entries()) totals[at] = (totals[at] ?? 0) + times
    }
    return {
      note,
      found: totals.map((total) => total / draws.length),
      stated: bet.prizes(note).map(({ chance }) => chance),
    }
  })
}

const arrangements = (pool: readonly string[], size: number): string[][] =>
  size === 0
    ? [[]]
    : pool.flatMap((first) =>
        arrangements(
          pool.filter((other) => other !== first),
          size - 1,
        ).map((rest) => [first, ...rest]),
      )

const throws = (faces: readonly string[], size: number): string[][] =>
  size === 0 ? [[]] : throws(faces, size - 1).flatMap((rest) => faces.map((face) => [face, ...rest]))

const balls = (numbers: readonly string[]): Draw => [{ prize: 'balls', numbers }]

describe('the stated chance of every bet equals the average over all possible draws', () => {
  const everyDraw: [keyof typeof lotteryKinds, () => Draw[]][] = [
    ['threeDice', () => throws(['1', '2', '3', '4', '5', '6'], 3).map(balls)],
    ['threeDigits', () => throws(decimalDigits, 3).map(balls)],
    ['fiveDigits', () => throws(decimalDigits, 5).map(balls)],
    ['fiveOfEleven', () => arrangements(ballPool(11), 5).map(balls)],
  ]

  test.each(everyDraw)('%s', (name, draws) => {
    const all = draws()
    for (const bet of lotteryKinds[name].bets) {
      for (const { note, found, stated } of averages(bet, all)) {
        for (const [at, average] of found.entries()) {
          expect(average, `${bet.code} ${note}`).toBeCloseTo(stated[at] ?? 0, 10)
        }
      }
    }
  })

  test('race, by the ranks of each bet', () => {
    const runners = ballPool(10)
    const ofRanks = (ranks: readonly number[]): Draw[] =>
      arrangements(runners, ranks.length).map((chosen) => {
        const rest = runners.filter((runner) => !chosen.includes(runner))
        return balls(runners.map((_, rank) => chosen[ranks.indexOf(rank)] ?? rest.shift() ?? ''))
      })
    const topThree = ofRanks([0, 1, 2])
    for (const bet of lotteryKinds.race.bets) {
      for (const note of samples(bet.shape)) {
        const rank = Number(note[0]?.replace('rank', '')) - 1
        const draws = note[0]?.startsWith('rank') ? ofRanks([rank, 9 - rank]) : topThree
        const hits = draws.reduce((total, draw) => total + (bet.hits(note, draw)[0] ?? 0), 0)
        expect(hits / draws.length, `${bet.code} ${note}`).toBeCloseTo(bet.prizes(note)[0]?.chance ?? 0, 10)
      }
    }
  })

  test('powerball', () => {
    const fives = subsets(ballPool(28), 5)
    // Balls and power ball are independent, so each is checked against all of its own draws.
    const ofBalls = fives.map((numbers): Draw => [...balls(numbers), { prize: 'power', numbers: ['0'] }])
    const ofPower = decimalDigits.map((digit): Draw => [...balls(fives[0] ?? []), { prize: 'power', numbers: [digit] }])
    for (const bet of lotteryKinds.powerball.bets) {
      for (const { note, found, stated } of averages(bet, bet.code.startsWith('power') ? ofPower : ofBalls)) {
        expect(found[0], `${bet.code} ${note}`).toBeCloseTo(stated[0] ?? 0, 10)
      }
    }
  })
})

describe('the stated chance is close to the average over many draws', () => {
  const chance = createChance('odds')
  const count = 8_000
  const manyDraws = (kind: LotteryKind) =>
    Array.from({ length: count }, (_, at) => kind.draw((name) => chance.fraction(at, name)))

  test.each(kinds)('%s', (_, kind) => {
    const draws = manyDraws(kind)
    for (const bet of kind.bets) {
      for (const { note, found, stated } of averages(bet, draws)) {
        for (const [at, average] of found.entries()) {
          const expected = stated[at] ?? 0
          // Six standard deviations of a count of rare events, and a margin of one hit.
          const room = (6 * Math.sqrt(expected * count) + 2) / count
          expect(Math.abs(average - expected), `${bet.code} ${note}: ${average} for ${expected}`).toBeLessThan(room)
        }
      }
    }
  })
})

test('a ticket of six numbers has the chances that the operator publishes', () => {
  const ticket = lotteryKinds.sixOfFortyFive.bets.find(({ code }) => code === 'ticket')
  const oneIn = ticket?.prizes([]).map(({ chance }) => Math.round(1 / chance))
  expect(oneIn).toEqual([8_145_060, 1_357_510, 35_724, 733, 45])
})

describe.each(bets)('%s', (_, bet) => {
  test('pays back its prize mode’s return over all prizes, never more', () => {
    for (const mode of prizeModeNames) {
      for (const note of samples(bet.shape)) {
        const prizes = bet.prizes(note)
        const back = prizes.reduce((total, prize) => total + prize.chance * oddsOf(prize, mode), 0)
        expect(back).toBeLessThanOrEqual(prizeModes[mode].returns + 1e-6)
        const lostToRounding = prizes.reduce((total, { chance }) => total + chance, 0)
        expect(back).toBeGreaterThan(prizeModes[mode].returns - lostToRounding - 1e-6)
      }
    }
  })

  test('divides its payback completely among its prizes', () => {
    for (const note of samples(bet.shape)) {
      expect(bet.prizes(note).reduce((total, { share }) => total + share, 0)).toBeCloseTo(1, 10)
    }
  })
})

describe.each(kinds)('%s', (_, { bets: list, draw }) => {
  test('has a unique code for each bet', () => {
    expect(new Set(list.map(({ code }) => code)).size).toBe(list.length)
  })

  test.each(playTypes)('has bets for %s play', (play) => {
    expect(list.some(({ plays }) => plays.includes(play))).toBe(true)
  })

  test('draws the same for the same chance, in any order of reading', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const chance = createChance(seed)
        expect(draw((name) => chance.fraction(name))).toEqual(draw((name) => chance.fraction(name)))
      }),
      { numRuns: 20 },
    )
  })
})
