import type { Category } from '#fixtures/games/vendors.ts'
import type { CatalogueGame } from '../catalogue/catalogue-game.ts'
import { isLottery } from '../catalogue/lotteries.ts'
import type { Chance } from '../domain/chance.ts'
import { crashPointOf, reaches, winAt } from '../domain/crash.ts'
import { payOf } from '../domain/fish.ts'
import { evaluate, spin } from '../domain/slot.ts'
import { linesOf } from '../domain/slot-machine.ts'
import { playLottery } from './past-lottery.ts'
import type { RoundRow } from './tables/play.ts'

type Key = readonly (string | number)[]

/** One round of a game that was played before the world began. The stake is in minor units. */
interface Played extends Pick<RoundRow, 'bet' | 'win' | 'detail'> {}

/** `at` is when it was played. */
type Play = (game: CatalogueGame, stake: number, chance: Chance, key: Key, at: number) => Played

const slot: Play = ({ minLine }, bet, chance, key) => {
  const reels = spin((reel) => chance.fraction(...key, 'reel', reel))
  const { win } = evaluate(reels, bet, linesOf(minLine))
  return { bet, win, detail: { reels: reels.map((window) => [...window]) } }
}

const shoal = ['shrimp', 'tropical', 'blowfish', 'squid', 'crab', 'turtle'] as const

const fish: Play = (_, stake, chance, key) => {
  const hits = Array.from({ length: chance.integer(3, 10, ...key, 'shots') }, (_, at) => {
    const species = chance.pick(shoal, ...key, at, 'species')
    const fractions = { caught: chance.fraction(...key, at, 'caught'), amount: chance.fraction(...key, at, 'amount') }
    return { species, pays: payOf(species, fractions) }
  })
  const win = hits.reduce((sum, { pays }) => sum + pays * stake, 0)
  return { bet: stake * hits.length, win, detail: { hits } }
}

const crash: Play = (_, bet, chance, key) => {
  const auto = chance.pick([1.2, 1.5, 2, 3], ...key, 'auto')
  const isOut = reaches(crashPointOf(chance.fraction(...key, 'point')), auto)
  const detail = { crashRound: 0, auto, cashedOut: isOut ? auto : null }
  return { bet, win: isOut ? winAt(bet, auto) : 0, detail }
}

/** An even chance at a table, such as the player's side at baccarat: a tie gives the stake back. */
const evens: Play = (_, bet, chance, key) => {
  const fraction = chance.fraction(...key, 'hand')
  return { bet, win: fraction < 0.4462 ? bet * 2 : fraction < 0.5414 ? bet : 0, detail: {} }
}

const lottery: Play = (game, stake, chance, key, at) => {
  if (!isLottery(game)) throw new Error(`${game.nodeId} is no lottery`)
  return playLottery(game, stake, chance, key, at)
}

/** What people played before the world began, by category. */
export const pastPlays = { RNG: slot, FISH: fish, CRASH: crash, LIVE: evens, ELOTT: lottery } satisfies Partial<
  Record<Category, Play>
>
