import * as z from 'zod/mini'
import { gameCategories } from './games.ts'
import { Amount, IdempotencyKey, Instant, LanguageCode } from './primitives.ts'
import { resource } from './resource.ts'

const query = z.object({ language: z.optional(LanguageCode) })

export const promotionCategories = ['WELCOME', 'DAILY', 'GAMES', 'VIP'] as const

/** What goes with an application: a remark, and pictures as proof. */
/** `imagePixels` bounds what a picture becomes once it is unpacked: a few bytes may stand for gigabytes. */
export const applicationLimits = {
  comment: 140,
  images: 3,
  imageBytes: 5 * 1024 ** 2,
  imagePixels: 100_000_000,
} as const
/** How many words feedback may have. */
export const feedbackWords = { minimum: 3, maximum: 300 } as const
const feedbackCharacters = 3_000

/** What a promotion that is applied for is to the caller. */
const Application = z.object({
  /** What is paid when it is approved. */
  bonus: Amount,
  /** `open` may be applied for; who was refused may apply again, and `state` says so until then. */
  state: z.enum(['open', 'pending', 'approved', 'refused']),
  appliedAt: z.nullable(Instant),
  decidedAt: z.nullable(Instant),
  /** Why it was refused. */
  reason: z.nullable(z.string()),
})
export type Application = z.infer<typeof Application>

export const Promotion = z.object({
  id: z.string(),
  category: z.enum(promotionCategories),
  title: z.string(),
  subtitle: z.string(),
  /** Artwork without words. */
  imageUrl: z.string(),
  /** HTML: sanitise before showing. */
  content: z.string(),
  startsAt: Instant,
  /** Null runs on without an end. */
  endsAt: z.nullable(Instant),
  /** Where to take part, inside the app; empty when there is nothing to do. */
  link: z.string(),
  /** Null where there is nothing to apply for. */
  application: z.nullable(Application),
})
export type Promotion = z.infer<typeof Promotion>

const Reward = z.object({
  id: z.string(),
  group: z.enum(['daily', 'weekly', 'once']),
  title: z.string(),
  description: z.string(),
  /** A glyph of the gateway's artwork. */
  iconUrl: z.string(),
  amount: Amount,
  /** How much of `target` is done; in money when `money`, else a count. */
  progress: z.number(),
  target: z.number(),
  money: z.boolean(),
  state: z.enum(['locked', 'claimable', 'claimed']),
  /** When it may be claimed anew; null for what is given once. */
  renewsAt: z.nullable(Instant),
})
export type Reward = z.infer<typeof Reward>

const CheckInDay = z.object({ day: z.int(), amount: Amount, state: z.enum(['claimed', 'today', 'ahead']) })
export type CheckInDay = z.infer<typeof CheckInDay>

const CategoryRate = z.object({
  gameCategory: z.enum(gameCategories),
  /** Per cent of the stakes. */
  rate: z.number(),
})

const VipLevel = z.object({
  code: z.string(),
  name: z.string(),
  iconUrl: z.string(),
  /** Stakes that lift a member to this level. */
  threshold: Amount,
  /** Given once, on reaching the level. */
  levelUpBonus: Amount,
  rates: z.array(CategoryRate),
})
export type VipLevel = z.infer<typeof VipLevel>

const VipStanding = z.object({
  level: z.string(),
  /** Stakes counted so far, among them those a granted level stands for. */
  points: Amount,
  next: z.nullable(z.object({ level: z.string(), remaining: Amount })),
  /** From the present level's threshold to the next one's, 0 to 1. */
  progress: z.number(),
})
export type VipStanding = z.infer<typeof VipStanding>

const Claimed = z.object({ amount: Amount })
const promotionSwitch = z.object({ enabled: z.boolean() })

export const promotions = resource('promotions', {
  promotions: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getPromotions',
    summary: 'What the merchant offers now, and which of its keyed promotions are on.',
    access: 'optional',
    query,
    response: z.object({
      keyed: z.object({ APP_DOWNLOAD: promotionSwitch, REFERRAL: promotionSwitch }),
      list: z.array(Promotion),
    }),
    errors: [],
  },
  rewards: {
    method: 'GET',
    path: '/wps/relay/MCS2_getRewards',
    summary: 'Rewards with the member’s progress, and the week of the daily check-in.',
    access: 'session',
    query,
    response: z.object({ checkIn: z.array(CheckInDay), rewards: z.array(Reward) }),
    errors: [],
  },
  claimReward: {
    method: 'POST',
    path: '/wps/relay/MCS2_claimReward',
    summary: 'Pays a reward into the wallet, once; the same key again gives the same answer.',
    access: 'session',
    body: z.object({ rewardId: z.string().check(z.minLength(1), z.maxLength(80)), idempotencyKey: IdempotencyKey }),
    response: Claimed,
    errors: [
      'REWARD_NOT_FOUND',
      'REWARD_LOCKED',
      'REWARD_CLAIMED',
      'REAL_ACCOUNT_REQUIRED',
      'IDEMPOTENCY_KEY_REUSED',
      'FEATURE_OFF',
    ],
  },
  vipBenefits: {
    method: 'GET',
    path: '/wps/relay/MCS2_getVipBenefits',
    summary: 'The VIP levels with their benefits, and where the member stands; nobody stands without a real account.',
    access: 'session',
    query,
    response: z.object({ levels: z.array(VipLevel), standing: z.nullable(VipStanding) }),
    errors: [],
  },
  manualRebate: {
    method: 'GET',
    path: '/wps/relay/MCS2_getManualRebate',
    summary: 'Cash back on the stakes nobody has been paid back for yet, by category.',
    access: 'session',
    module: 'MANPLAYREB3',
    response: z.object({
      /** A category that was played at several rates has an item for each. */
      items: z.array(z.extend(CategoryRate, { turnover: Amount, amount: Amount })),
      /** What an agent keeps of its rate on the stakes of its team. */
      commission: Amount,
      /** The items and the commission together. */
      total: Amount,
      history: z.array(z.object({ id: z.string(), at: Instant, amount: Amount })),
    }),
    errors: ['REAL_ACCOUNT_REQUIRED'],
  },
  claimManualRebate: {
    method: 'POST',
    path: '/wps/relay/MCS2_claimManualRebate',
    summary: 'Pays all of the cash back into the wallet, once; the same key again gives the same answer.',
    access: 'session',
    module: 'MANPLAYREB3',
    body: z.object({ idempotencyKey: IdempotencyKey }),
    response: Claimed,
    errors: ['REBATE_NOTHING', 'REAL_ACCOUNT_REQUIRED'],
  },
  referral: {
    method: 'GET',
    path: '/wps/relay/MCS2_getReferral',
    summary: 'The member’s recommender id, the rule of the reward, and who registered with it.',
    access: 'session',
    response: z.object({
      recommenderId: z.string(),
      bonus: Amount,
      /** Stakes after which a friend brings the bonus. */
      friendTurnover: Amount,
      earned: Amount,
      friends: z.array(
        z.object({
          /** What `claimReward` takes. */
          rewardId: z.string(),
          name: z.string(),
          joinedAt: Instant,
          turnover: Amount,
          state: z.enum(['joined', 'claimable', 'claimed']),
        }),
      ),
    }),
    errors: ['FEATURE_OFF', 'REAL_ACCOUNT_REQUIRED'],
  },
  applyPromotion: {
    method: 'POST',
    path: '/wps/relay/MCSFE_applyPromotion',
    summary: 'Applies for a promotion; it is decided some minutes later, and paid when approved.',
    access: 'session',
    body: z.object({
      promotionId: z.string().check(z.minLength(1), z.maxLength(80)),
      comment: z._default(z.string().check(z.trim(), z.maxLength(applicationLimits.comment)), ''),
      /** PNG or JPEG by their bytes, whatever they are called. */
      images: z._default(z.array(z.file()), []),
      idempotencyKey: IdempotencyKey,
      language: z.optional(LanguageCode),
    }),
    bodyType: 'multipart',
    response: Application,
    errors: [
      'PROMOTION_NOT_FOUND',
      'PROMOTION_APPLIED',
      'IMAGE_INVALID',
      'IMAGE_TOO_LARGE',
      'IMAGES_TOO_MANY',
      'REAL_ACCOUNT_REQUIRED',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  },
  feedback: {
    method: 'POST',
    path: '/wps/relay/MCSFE_sendFeedback',
    summary: 'Tells the merchant what a member thinks, in some words and not too many.',
    access: 'session',
    body: z.object({ content: z.string().check(z.trim(), z.maxLength(feedbackCharacters)) }),
    response: z.object({ id: z.string(), receivedAt: Instant }),
    errors: ['FEEDBACK_LENGTH', 'RATE_LIMITED'],
  },
})
