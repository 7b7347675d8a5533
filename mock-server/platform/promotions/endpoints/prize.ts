import { type Period, periodAt } from '#mock-server/values/periods.ts'
import type { World } from '#mock-server/world/worlds/world.ts'

/** A prize that a member may claim once per period. Amounts are minor units. */
export interface Prize {
  id: string
  period: Period
  amount: number
  progress: number
  target: number
  /** Whether progress and target are amounts of money. */
  money: boolean
  reason: 'reward' | 'referral'
}

export const isReady = ({ progress, target }: Prize): boolean => progress >= target

/** Returns the claim of a prize in the period that contains an instant. */
export const claimAt = (world: World, memberId: string, { id, period }: Prize, now: number) =>
  world.tables.rewardClaims.get(`${memberId}/${id}/${periodAt(period, now).name}`)
