import type { World } from '#mock-server/world/world.ts'
import { type Period, periodAt } from '../rules/rewards.ts'

/** Something a member may claim once in each of its periods. Amounts are minor units. */
export interface Prize {
  id: string
  period: Period
  amount: number
  /** In minor units too when `money`. */
  progress: number
  target: number
  money: boolean
  reason: 'reward' | 'referral'
}

export const isReady = ({ progress, target }: Prize): boolean => progress >= target

/** The claim of a prize in the period that an instant lies in. */
export const claimAt = (world: World, memberId: string, { id, period }: Prize, now: number) =>
  world.tables.rewardClaims.get(`${memberId}/${id}/${periodAt(period, now).name}`)
