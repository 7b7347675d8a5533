import type { TableView } from '../contract.ts'
import { wheel } from '../rules/roulette.ts'

export const sectorAngle = 360 / wheel.length

/** Returns the wheel's angle in degrees: one turn in eighteen seconds. */
export const wheelAngle = (now: number): number => ((now / 1_000) * 20) % 360

const outer = 99
const pocketRadius = 60
/** The ball's turns, against the direction of the wheel. */
const rounds = 7

const pocketAngle = (pocket: number, now: number) =>
  wheelAngle(now) + (wheel as readonly number[]).indexOf(pocket) * sectorAngle

/** Returns the ball's radius: it drops from the rim in the last part of its path, with two small bounces. */
function radiusAt(part: number): number {
  if (part < 0.72) return outer
  const fall = (part - 0.72) / 0.28
  const leap = Math.abs(Math.cos(fall * Math.PI * 2.5)) * (1 - fall) ** 2
  return pocketRadius + (outer - pocketRadius) * leap
}

/** Returns the ball's position: in the pocket of the last round, moving, or in the new pocket. */
export function ballAt(
  { road, deal, closesAt }: TableView,
  now: number,
  still: boolean,
): { angle: number; radius: number } {
  const last = Number(road.at(-1)?.winner ?? 0)
  if (deal?.outcome.game !== 'roulette') return { angle: pocketAngle(last, now), radius: pocketRadius }
  if (still) return { angle: pocketAngle(last, now), radius: pocketRadius }
  const { pocket } = deal.outcome
  const part = Math.min(1, Math.max(0, (now - closesAt) / (deal.resultAt - closesAt)))
  const slowing = (1 - part) ** 2
  return { angle: pocketAngle(pocket, now) - slowing * rounds * 360, radius: radiusAt(part) }
}
