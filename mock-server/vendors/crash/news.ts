import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import type { Launch } from '#mock-server/platform/games/state/launches.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { crashTargets } from './players.ts'
import { reaches, timeOf } from './rules/crash.ts'
import { phaseAt, phaseEnd } from './rules/schedule.ts'
import { crashBetOf } from './settle-crash-bet.ts'
import { betsOn, currentRound } from './view.ts'

/** Milliseconds over which cash-outs of other players are batched. */
const batch = 300

/** Returns when the page's next change is due: the end of the phase, or a cash-out of the player or of another. */
export function nextNews(world: World, launch: Launch, game: CatalogueGame, now: number): number {
  const round = currentRound(world, game)
  const end = phaseEnd(round, now)
  if (phaseAt(round, now) !== 'flying') return end
  const reached = (multiplier: number) =>
    reaches(round.point, multiplier) ? round.takeOffAt + timeOf(multiplier) : end
  const own = betsOn(world, launch, round)
    .flatMap((row) => crashBetOf(row) ?? [])
    .filter(({ auto, cashedOut }) => auto !== null && cashedOut === null)
    .map(({ auto }) => reached(auto ?? 0))
  const others = crashTargets(world.chance, game, round.number)
    .map(({ target }) => reached(target))
    .filter((at) => at > now)
    .map((at) => Math.max(at, now + batch))
  return Math.min(end, ...own.filter((at) => at > now), ...others)
}
