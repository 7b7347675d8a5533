import { describe, expect, test } from 'vitest'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { createChance } from '#mock-server/values/chance.ts'
import { crashPoint, winAt } from '#mock-server/vendors/crash/rules/crash.ts'
import { crashSeeds, roundOfNumber } from '#mock-server/vendors/crash/rules/schedule.ts'
import { crashBetOf } from '#mock-server/vendors/crash/settle-crash-bet.ts'
import { hitsOf } from '#mock-server/vendors/fish/round.ts'
import { liveSpots, returnsOf } from '#mock-server/vendors/live/rules/games.ts'
import { shoeOutcomes } from '#mock-server/vendors/live/rules/shoe.ts'
import { liveBetsOf } from '#mock-server/vendors/live/settle-live-bets.ts'
import { liveGameOf } from '#mock-server/vendors/live/tables.ts'
import { reelsOf } from '#mock-server/vendors/slot/round.ts'
import { seededRounds } from './seeded-rounds.ts'

const startedAt = Date.parse('2026-11-20T10:00:00Z')
const chance = createChance('past play')
const rounds = seededRounds({ memberId: 'm-0001', count: 400, chance, startedAt })
const gameOf = ({ nodeId }: { nodeId: string }) => catalogue.game(nodeId)!
const of = (category: string) => rounds.filter((round) => gameOf(round).category === category)

test('slots keep their reels, fish games their hits', () => {
  for (const round of of('RNG')) expect(reelsOf(round)).toHaveLength(5)
  for (const round of of('FISH')) {
    const hits = hitsOf(round)
    expect(hits.length).toBeGreaterThanOrEqual(3)
    expect(round.win * hits.length).toBe(hits.reduce((sum, { pays }) => sum + pays, 0) * round.bet)
  }
})

describe('a live round of the past', () => {
  const all = of('LIVE').map((round) => ({ played: round, kept: liveBetsOf(round)! }))

  test('was bet on a spot of its own table', () => {
    expect(new Set(all.map(({ kept }) => kept.game)).size).toBeGreaterThan(1)
    for (const { played, kept } of all) {
      expect(kept.game).toBe(liveGameOf(gameOf(played)))
      expect(kept.bets.map(({ stake }) => stake)).toEqual([played.bet])
      for (const { spot } of kept.bets) expect(Object.keys(liveSpots[kept.game])).toContain(spot)
    }
  })

  test('won what the cards or the ball of that round pay', () => {
    for (const { played, kept } of all) {
      const outcome = shoeOutcomes(chance, { ...kept, nodeId: played.nodeId })[kept.round]!
      const back: Partial<Record<string, number>> = returnsOf(outcome)
      expect(played.win).toBe(Math.floor((played.bet * (back[kept.bets[0]!.spot] ?? 0)) / 100))
    }
  })
})

test('a past crash round belongs to the game, has ended, and crashed at the point of its seed', () => {
  for (const round of of('CRASH')) {
    const { crashRound, auto, cashedOut } = crashBetOf(round)!
    const seedOf = crashSeeds(chance, round.nodeId)
    expect(roundOfNumber(crashRound, seedOf)?.endsAt).toBeLessThan(round.at)
    expect(cashedOut).toBe(crashPoint(seedOf(crashRound)) >= auto! ? auto : null)
    expect(round.win).toBe(cashedOut === null ? 0 : winAt(round.bet, cashedOut))
  }
})
