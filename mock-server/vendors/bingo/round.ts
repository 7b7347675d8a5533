import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { type Launch, playerOf, seatOf, sidesOf } from '#mock-server/platform/games/state/launches.ts'
import { checkFunds, type Round as KeptRound, placeBet } from '#mock-server/platform/games/state/rounds.ts'
import { toMajor, toMinor } from '#mock-server/values/minor-units.ts'
import { betSteps } from '#mock-server/vendors/shared/bet-steps.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import type { bingo, Offer, Round } from './contract.ts'
import { bingoRules } from './rules/bingo.ts'
import { type BingoCard, type BingoKind, createBingoCard } from './rules/card.ts'
import { ballTimes, bingoEnd } from './rules/time.ts'
import { type BingoDetail, bingoCourse, bingoOf } from './settle-bingo.ts'

type BuyCall = Call<typeof bingo.buy>

const mostCards = 4

export const bingoKindOf = ({ name }: CatalogueGame): BingoKind => (/\b90\b/.test(name.en) ? '90' : '75')

/** Returns the possible prices of a card, in major units. */
export const cardPrices = ({ minBet }: CatalogueGame): number[] => betSteps(minBet)

/** Returns the cards of an offer, which depend only on its number. */
export function offerOf({ chance }: World, { memberId, nodeId }: Launch, game: CatalogueGame, deal: number): Offer {
  const createCard = (_: unknown, card: number): BingoCard =>
    createBingoCard(bingoKindOf(game), (what, place) =>
      chance.fraction('bingo', nodeId, memberId, deal, card, what, place),
    )
  return { deal, cards: Array.from({ length: mostCards }, createCard) }
}

export const lastRound = (world: World, launch: Launch): KeptRound | undefined =>
  seatOf(world, launch).findLast(({ row }) => bingoOf(row) !== undefined)?.row

/** Returns this player's round with an id. */
export function bingoRound({ tables }: World, { memberId, nodeId }: Launch, id: string): KeptRound | undefined {
  const round = tables.rounds.get(id)
  return round?.memberId === memberId && round.nodeId === nodeId && bingoOf(round) ? round : undefined
}

/** Returns the open round, if any. There is one at a time, so it is the last. */
export function openRound(world: World, launch: Launch): KeptRound | undefined {
  const last = lastRound(world, launch)
  return last?.settledAt === null ? last : undefined
}

/** Returns whether an earlier round of the same key is the same purchase. */
export function isRepeat(before: KeptRound, { deal, cards, price }: BuyCall['input']): boolean {
  const bought = bingoOf(before)
  return bought?.deal === deal && bought.cards.length === cards && bought.price === toMinor(price)
}

/** @throws GatewayError INVALID_INPUT, ROUND_OPEN or INSUFFICIENT_FUNDS, before any change. */
function checkPurchase({ input, world, fail }: BuyCall, launch: Launch, game: CatalogueGame): void {
  const prices = cardPrices(game)
  if (!prices.includes(input.price)) {
    fail('INVALID_INPUT', { field: 'body.price', message: `a card costs ${prices.join(', ')}, not ${input.price}` })
  }
  const running = openRound(world, launch)
  if (running) fail('ROUND_OPEN', { field: 'body.token', message: `the round ${running.id} is still being drawn` })
  checkFunds(world, playerOf(launch), toMinor(input.price) * input.cards)
}

/** Buys cards. The world settles them after their last ball, even if nobody watches. */
export async function buyCards(call: BuyCall, launch: Launch, game: CatalogueGame): Promise<KeptRound> {
  const { input, world, now } = call
  checkPurchase(call, launch, game)
  const kind = bingoKindOf(game)
  const price = toMinor(input.price)
  const cards = offerOf(world, launch, game, input.deal).cards.slice(0, input.cards)
  const detail = { kind, deal: input.deal, cards, price } satisfies BingoDetail
  const id = world.nextId('round')
  const { idempotencyKey } = input
  const round = await placeBet(world, {
    id,
    ...sidesOf(launch, game),
    bet: price * input.cards,
    idempotencyKey,
    detail,
  })
  world.schedule.add({ at: bingoEnd(now, bingoRules[kind].drawn), kind: 'settleBingo', id })
  return round
}

/** Returns the page's view of a round. It includes future balls, since no decision depends on them. */
export function bingoView(world: World, round: KeptRound): Round {
  const bought = bingoOf(round)
  if (!bought) throw new Error(`The round ${round.id} is not a bingo round.`)
  const { balls, wins } = bingoCourse(world.chance, round.id, bought)
  return {
    roundId: round.id,
    cards: bought.cards.map((card) => [...card]),
    price: toMajor(bought.price),
    balls,
    wins: wins.map(({ card, name, count, ball, amount }) => ({ card, name, count, ball, amount: toMajor(amount) })),
    win: toMajor(wins.reduce((sum, { amount }) => sum + amount, 0)),
    now: world.clock.now(),
    startsAt: round.at + ballTimes.lead,
    every: ballTimes.every,
    settled: round.settledAt !== null,
    balance: toMajor(world.ledger.balance(round.player)),
  }
}
