import * as z from 'zod/mini'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { type Launch, playerOf, sidesOf } from '#mock-server/platform/games/state/launches.ts'
import { checkFunds, placeBet, type Round, settleRound } from '#mock-server/platform/games/state/rounds.ts'
import { toMajor, toMinor } from '#mock-server/values/minor-units.ts'
import { betSteps } from '#mock-server/vendors/shared/bet-steps.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import type { fish, Volley } from './contract.ts'
import { payOf, type Species, speciesNames } from './rules/fish.ts'

type ShootCall = Call<typeof fish.shoot>

/** The hits of a round, with payouts as multiples of the stake. */
const FishDetail = z.object({ hits: z.array(z.object({ species: z.enum(speciesNames), pays: z.int() })) })

/** Returns the hits of a round; none for another kind of game. */
export const hitsOf = ({ detail }: Pick<Round, 'detail'>) => FishDetail.safeParse(detail).data?.hits ?? []

/** @throws GatewayError INVALID_INPUT for a stake that is not a bet step. */
function checkStep({ input, fail }: ShootCall, { minBet }: CatalogueGame): void {
  const bets = betSteps(minBet)
  if (bets.includes(input.bet)) return
  fail('INVALID_INPUT', { field: 'body.bet', message: `a shot costs one of ${bets.join(', ')}, not ${input.bet}` })
}

/** Returns the cost of all hits of a call, in minor units. */
export const costOf = ({ bet, shots }: ShootCall['input']): number => toMinor(bet) * shots.length

/** Returns whether an earlier round of the same key has the same hits. */
export const isRepeat = (before: Round, { shots }: ShootCall['input']): boolean =>
  hitsOf(before)
    .map(({ species }) => species)
    .join() === shots.join()

const decide = ({ chance }: World, id: string, shots: readonly Species[]) =>
  shots.map((species, at) => ({
    species,
    pays: payOf(species, {
      caught: chance.fraction('fish', id, at, 'caught'),
      amount: chance.fraction('fish', id, at, 'amount'),
    }),
  }))

/** Decides the hits and moves their money. Every check runs before the first movement. */
export async function shoot(call: ShootCall, launch: Launch, game: CatalogueGame): Promise<Round> {
  const { input, world } = call
  checkStep(call, game)
  const bet = costOf(input)
  checkFunds(world, playerOf(launch), bet)
  const id = world.nextId('round')
  const hits = decide(world, id, input.shots)
  const { idempotencyKey } = input
  await placeBet(world, { id, ...sidesOf(launch, game), bet, idempotencyKey, detail: { hits } })
  const stakes = hits.reduce((sum, { pays }) => sum + pays, 0)
  return settleRound(world, id, { win: stakes * toMinor(input.bet) })
}

/** Returns the page's view of a round. */
export const volleyView = (world: World, round: Round): Volley => ({
  roundId: round.id,
  shots: hitsOf(round),
  win: toMajor(round.win),
  balance: toMajor(world.ledger.balance(round.player)),
})
