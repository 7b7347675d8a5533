import * as z from 'zod/mini'
import { gameCategories } from './games.ts'
import { Amount, Instant } from './primitives.ts'

export const Reward = z.object({
  id: z.string(),
  group: z.enum(['daily', 'weekly', 'once']),
  title: z.string(),
  description: z.string(),
  /** A glyph of the gateway's artwork. */
  iconUrl: z.string(),
  amount: Amount,
  /** The progress towards `target`: money if `money` is true, otherwise a count. */
  progress: z.number(),
  target: z.number(),
  money: z.boolean(),
  state: z.enum(['locked', 'claimable', 'claimed']),
  /** When it can be claimed again; null for a single reward. */
  renewsAt: z.nullable(Instant),
})
export type Reward = z.infer<typeof Reward>

export const CheckInDay = z.object({ day: z.int(), amount: Amount, state: z.enum(['claimed', 'today', 'ahead']) })
export type CheckInDay = z.infer<typeof CheckInDay>

export const CategoryRate = z.object({
  gameCategory: z.enum(gameCategories),
  /** Per cent of the stakes. */
  rate: z.number(),
})

export const VipLevel = z.object({
  code: z.string(),
  name: z.string(),
  iconUrl: z.string(),
  /** The stakes that raise a member to this level. */
  threshold: Amount,
  /** Paid once, on reaching the level. */
  levelUpBonus: Amount,
  rates: z.array(CategoryRate),
})
export type VipLevel = z.infer<typeof VipLevel>

export const VipStanding = z.object({
  level: z.string(),
  /** The stakes so far, including those that a granted level represents. */
  points: Amount,
  next: z.nullable(z.object({ level: z.string(), remaining: Amount })),
  /** The progress from the current level's threshold to the next one's, 0 to 1. */
  progress: z.number(),
})
export type VipStanding = z.infer<typeof VipStanding>
