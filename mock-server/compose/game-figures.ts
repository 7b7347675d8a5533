import type { GameInfo } from '#contract/game-info.ts'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import { prizeModes, prizeModesOf } from '#mock-server/platform/lottery/rules/prize-mode.ts'
import { cardPrices } from '#mock-server/vendors/bingo/round.ts'
import { liveSpots } from '#mock-server/vendors/live/rules/games.ts'
import { liveGameOf } from '#mock-server/vendors/live/tables.ts'
import { antesOf } from '#mock-server/vendors/pvp/round.ts'
import { betSteps } from '#mock-server/vendors/shared/bet-steps.ts'
import { linesOf, volatilityOf } from '#mock-server/vendors/slot/rules/machine.ts'
import { limitsOf } from '#mock-server/vendors/sports/view.ts'

type Stake = GameInfo['stake']

const endsOf = (steps: readonly number[]): Stake => ({ least: Math.min(...steps), most: Math.max(...steps) })

function lotteryStake({ vassalage }: CatalogueGame): Stake {
  const [mode = 'Elott'] = prizeModesOf(vassalage)
  const { unit, most } = prizeModes[mode]
  return { least: unit, most }
}

function liveStake(game: CatalogueGame): Stake {
  const most = Math.max(...Object.values(liveSpots[liveGameOf(game)]).map((spot) => spot.most))
  return { least: game.minBet, most: most * game.minBet }
}

/** The bets that each kind of vendor page accepts, in major units. */
const stakes: Readonly<Record<CatalogueGame['category'], (game: CatalogueGame) => Stake>> = {
  RNG: ({ minBet }) => endsOf(betSteps(minBet)),
  CRASH: ({ minBet }) => endsOf(betSteps(minBet)),
  FISH: ({ minBet }) => endsOf(betSteps(minBet)),
  BINGO: (game) => endsOf(cardPrices(game)),
  PVP: (game) => endsOf(antesOf(game)),
  SPORTS: (game) => {
    const { least, most } = limitsOf(game)
    return { least, most }
  },
  LIVE: liveStake,
  ELOTT: lotteryStake,
}

/** Returns the figures that a game's own page plays by. */
export function figuresOf(game: CatalogueGame): Pick<GameInfo, 'stake' | 'lines' | 'volatility'> {
  const isSlot = game.category === 'RNG'
  return {
    stake: stakes[game.category](game),
    lines: isSlot ? linesOf(game.minLine).length : null,
    volatility: isSlot ? volatilityOf(game.minLine) : null,
  }
}
