import { opponents } from '#fixtures/games/opponents.ts'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { replayOf } from '#mock-server/core/replay.ts'
import { type Launch, playerOf, seatOf, sidesOf } from '#mock-server/platform/games/state/launches.ts'
import { checkFunds, placeBet, type Round } from '#mock-server/platform/games/state/rounds.ts'
import { stakeLeft } from '#mock-server/platform/saferplay/state/enforce.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import { shuffled } from '#mock-server/values/shuffle.ts'
import { betSteps } from '#mock-server/vendors/shared/bet-steps.ts'
import { ownerOf } from '#mock-server/world/transfers/wallet-accounts.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import type { pvp } from './contract.ts'
import { endPvp, foldId, movePvp, type PvpDetail, pvpCourse, pvpOf } from './fold-pvp.ts'

type DealCall = Call<typeof pvp.deal>
type MoveCall = Call<typeof pvp.move>

const others = 3
/** The largest possible loss in a hand, in antes. */
export const stackAntes = 100

/** Returns the possible antes, in major units. */
export const antesOf = ({ minBet }: CatalogueGame): number[] => betSteps(minBet)

/** Returns the opponents at the table of this launch, as indexes in the list of opponents. */
export const opponentsOf = ({ chance }: World, { token }: Launch): number[] =>
  shuffled([...opponents.keys()], (place) => chance.fraction('pvp', token, 'opponents', place)).slice(0, others)

export const lastHand = (world: World, launch: Launch): Round | undefined =>
  seatOf(world, launch).findLast(({ row }) => pvpOf(row) !== undefined)?.row

function handOf({ tables }: World, { memberId, nodeId }: Launch, id: string): Round | undefined {
  const round = tables.rounds.get(id)
  return round?.memberId === memberId && round.nodeId === nodeId && pvpOf(round) ? round : undefined
}

/** Returns the earlier hand of a repeated key. @throws GatewayError IDEMPOTENCY_KEY_REUSED if its ante differs. */
export function dealtBefore(call: DealCall, { memberId, nodeId }: Launch): Round | undefined {
  const { input, world } = call
  const round = world.tables.rounds.by('idempotencyKey', input.idempotencyKey).find((row) => row.memberId === memberId)
  return replayOf(call, round, {
    action: 'hand',
    // A hand's bet grows with its moves, so the antes are compared.
    isSame: (made) => made.nodeId === nodeId && pvpOf(made)?.ante === toMinor(input.ante),
  })
}

/** Returns the seat that acts first: the winner of the last hand. */
function firstOf(world: World, launch: Launch, id: string): number {
  const last = lastHand(world, launch)
  const winner = last?.launchToken === launch.token ? pvpOf(last)?.winner : undefined
  return winner ?? world.chance.integer(0, others, 'pvp', id, 'first')
}

/** @throws GatewayError INVALID_INPUT, ROUND_OPEN or INSUFFICIENT_FUNDS, before any change. */
function checkAnte({ input, world, fail }: DealCall, launch: Launch, game: CatalogueGame): void {
  const antes = antesOf(game)
  if (!antes.includes(input.ante)) {
    fail('INVALID_INPUT', { field: 'body.ante', message: `a hand costs ${antes.join(', ')}, not ${input.ante}` })
  }
  const last = lastHand(world, launch)
  if (last?.settledAt === null) fail('ROUND_OPEN', { field: 'body.token', message: `the hand ${last.id} is not over` })
  checkFunds(world, playerOf(launch), toMinor(input.ante))
}

/** Schedules the automatic fold at the end of the player's turn. */
function watchTurn(world: World, round: Round): Round {
  const detail = pvpOf(round)
  if (!detail || round.settledAt !== null) return round
  const { until } = pvpCourse(world.chance, round, detail)
  world.schedule.add({ at: until, kind: 'foldPvp', id: foldId(round.id, detail.moves.length) })
  return round
}

/** Returns the player's stack: a hundred antes, or less if the balance or the player's own limits leave less. */
function stackFor(world: World, launch: Launch, ante: number): number {
  const player = playerOf(launch)
  const owner = ownerOf(player)
  const left = owner === undefined ? Number.POSITIVE_INFINITY : stakeLeft(world, owner)
  return Math.min(stackAntes * ante, world.ledger.balance(player), left)
}

/** Pays the ante and deals. The opponents play up to the player's first turn. */
export async function dealPvp(call: DealCall, launch: Launch, game: CatalogueGame): Promise<Round> {
  const { input, world } = call
  checkAnte(call, launch, game)
  const id = world.nextId('round')
  const ante = toMinor(input.ante)
  const detail: PvpDetail = {
    ante,
    stack: stackFor(world, launch, ante),
    first: firstOf(world, launch, id),
    opponents: opponentsOf(world, launch),
    moves: [],
    winner: null,
  }
  const { idempotencyKey } = input
  const round = await placeBet(world, { id, ...sidesOf(launch, game), bet: ante, idempotencyKey, detail })
  return watchTurn(world, await endPvp(world, round, detail))
}

/** Returns the requested hand. @throws GatewayError ROUND_UNKNOWN. */
function findHand({ input, world, fail }: MoveCall, launch: Launch): { round: Round; detail: PvpDetail } {
  const round = handOf(world, launch, input.handId)
  const detail = round && pvpOf(round)
  if (!detail) return fail('ROUND_UNKNOWN', { field: 'body.handId', message: 'this player has no such hand' })
  return { round, detail }
}

/** Makes a move. @throws GatewayError ROUND_UNKNOWN, TURN_PASSED, INVALID_INPUT or INSUFFICIENT_FUNDS; no change. */
export async function makeMove(call: MoveCall, launch: Launch): Promise<Round> {
  const { input, world, now, fail } = call
  const { round, detail } = findHand(call, launch)
  if (detail.moves[input.turn]?.move === input.move) return round
  const { turn } = pvpCourse(world.chance, round, detail).hand
  if (!turn || detail.moves.length !== input.turn) {
    return fail('TURN_PASSED', {
      field: 'body.turn',
      message: `the hand is at turn ${detail.moves.length}; fetch it again`,
    })
  }
  if (!turn.options.some(({ move }) => move === input.move)) {
    const offered = turn.options.map(({ move }) => move).join(', ')
    fail('INVALID_INPUT', { field: 'body.move', message: `${input.move} is not offered. Available: ${offered}` })
  }
  return watchTurn(world, await movePvp(world, round, detail, { move: input.move, at: now }))
}
