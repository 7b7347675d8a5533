import * as z from 'zod/mini'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { type Launch, playerOf, sidesOf } from '#mock-server/platform/games/state/launches.ts'
import { checkFunds, placeBet, type Round, settleRound } from '#mock-server/platform/games/state/rounds.ts'
import { toMajor, toMinor } from '#mock-server/values/minor-units.ts'
import { betSteps } from '#mock-server/vendors/slot/rules/machine.ts'
import type { World } from '#mock-server/world/world.ts'
import type { fish, Volley } from './contract.ts'
import { payOf, type Species, speciesNames } from './rules/fish.ts'

type ShootCall = Call<typeof fish.shoot>

/** The hits of a round, and what each paid in stakes. */
const FishDetail = z.object({ hits: z.array(z.object({ species: z.enum(speciesNames), pays: z.int() })) })

/** None for a round of another kind of game. */
export const hitsOf = ({ detail }: Pick<Round, 'detail'>) => FishDetail.safeParse(detail).data?.hits ?? []

/** @throws GatewayError INVALID_INPUT for a stake that is none of the steps. */
function checkStep({ input, fail }: ShootCall, { minBet }: CatalogueGame): void {
  const bets = betSteps(minBet)
  if (bets.includes(input.bet)) return
  fail('INVALID_INPUT', { field: 'body.bet', message: `a shot costs one of ${bets.join(', ')}, not ${input.bet}` })
}

/** What all hits of a call cost, in minor units. */
export const costOf = ({ bet, shots }: ShootCall['input']): number => toMinor(bet) * shots.length

/** The round of a key that is sent again. @throws GatewayError IDEMPOTENCY_KEY_REUSED if it shot at other fish. */
export function sameShots({ input, fail }: ShootCall, before: Round): Round {
  const hits = hitsOf(before).map(({ species }) => species)
  if (hits.join() !== input.shots.join()) {
    fail('IDEMPOTENCY_KEY_REUSED', { field: 'body.idempotencyKey', message: 'this key shot at other fish already' })
  }
  return before
}

const decide = ({ chance }: World, id: string, shots: readonly Species[]) =>
  shots.map((species, at) => ({
    species,
    pays: payOf(species, {
      caught: chance.fraction('fish', id, at, 'caught'),
      amount: chance.fraction('fish', id, at, 'amount'),
    }),
  }))

/** Decides the hits and moves their money. Everything that may refuse comes before the first movement. */
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

/** A round as the page is told of it. */
export const volleyView = (world: World, round: Round): Volley => ({
  roundId: round.id,
  shots: hitsOf(round),
  win: toMajor(round.win),
  balance: toMajor(world.ledger.balance(round.player)),
})
