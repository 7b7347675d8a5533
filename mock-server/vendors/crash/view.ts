import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import { type Launch, playerOf, seatOf } from '#mock-server/platform/games/state/launches.ts'
import type { Round } from '#mock-server/platform/games/state/rounds.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { sha256 } from '#mock-server/values/sha256.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import type { CrashBet, CrashState } from './contract.ts'
import { crashPlayers } from './players.ts'
import { crashPoint } from './rules/crash.ts'
import { type CrashRound, crashSeeds, phaseAt, roundsUntil } from './rules/schedule.ts'
import { crashBetOf } from './settle-crash-bet.ts'

const historyLength = 24

/** Returns the current round of a game after a number of earlier ones, oldest first. */
export const crashRounds = ({ chance, clock }: World, { nodeId }: CatalogueGame, before = 0): CrashRound[] =>
  roundsUntil(clock.now(), before, crashSeeds(chance, nodeId))

/** Returns the current round. */
export function currentRound(world: World, game: CatalogueGame): CrashRound {
  const round = crashRounds(world, game).at(-1)
  if (!round) throw new Error(`The game ${game.nodeId} has no round now.`)
  return round
}

/** Returns the player's bets on a round of the game. */
export const betsOn = (world: World, launch: Launch, { number, bettingAt }: CrashRound): Round[] =>
  seatOf(world, launch)
    .between(bettingAt, Number.POSITIVE_INFINITY)
    .slice()
    .map(({ row }) => row)
    .filter((row) => crashBetOf(row)?.crashRound === number)

/** Returns the page's view of a bet. */
export function betView(round: Round): CrashBet {
  const { crashRound = 0, auto = null, cashedOut = null } = crashBetOf(round) ?? {}
  const { id, bet, win, settledAt } = round
  const status = settledAt === null ? 'open' : cashedOut === null ? 'lost' : 'won'
  return { id, round: crashRound, bet: toMajor(bet), auto, status, cashedOut, win: toMajor(win) }
}

async function roundView(seed: string, round: CrashRound, now: number): Promise<CrashState['round']> {
  const { number, bettingAt, takeOffAt, endsAt } = round
  const phase = phaseAt(round, now)
  const proof =
    phase === 'crashed' ? { seed, point: crashPoint(seed), endsAt } : { seed: null, point: null, endsAt: null }
  return { number, phase, bettingAt, takeOffAt, hash: await sha256(seed), ...proof }
}

/** Returns everything that the page shows at this instant. */
export async function crashState(world: World, launch: Launch, game: CatalogueGame): Promise<CrashState> {
  const now = world.clock.now()
  const rounds = crashRounds(world, game, historyLength)
  const current = rounds.at(-1) ?? currentRound(world, game)
  const seed = crashSeeds(world.chance, game.nodeId)(current.number)
  const own = betsOn(world, launch, current)
  return {
    now,
    round: await roundView(seed, current, now),
    history: rounds
      .slice(0, -1)
      .toReversed()
      .map(({ number, point }) => ({ number, point })),
    bets: own.map(betView),
    players: crashPlayers(world.chance, game, current, now),
    balance: toMajor(world.ledger.balance(playerOf(launch))),
  }
}
