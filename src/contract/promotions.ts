import * as z from 'zod/mini'
import { page, pageQuery } from './paging.ts'
import { Amount, IdempotencyKey, Instant, LanguageCode } from './primitives.ts'
import { resource } from './resource.ts'
import { CategoryRate, CheckInDay, Reward, VipLevel, VipStanding } from './reward-shapes.ts'

const query = z.object({ language: z.optional(LanguageCode) })

export const promotionCategories = ['WELCOME', 'DAILY', 'GAMES', 'VIP'] as const

/**
 * The limits of an application: a comment in characters, and pictures as proof. `imagePixels` limits the decoded size of a
 * picture, because a few bytes may decode to gigabytes.
 */
export const applicationLimits = {
  comment: 140,
  images: 3,
  imageBytes: 5 * 1024 ** 2,
  imagePixels: 100_000_000,
} as const
/** The maximum length of feedback in characters. The merchant's settings limit its number of words. */
export const feedbackCharacters = 3_000

/** The states of an application that was sent. */
export const applicationStates = ['pending', 'approved', 'refused'] as const

/** The caller's application for a promotion. */
const Application = z.object({
  /** The payment on approval. */
  bonus: Amount,
  /** `open` accepts an application. A refused member may apply again; the state stays `refused` until then. */
  state: z.enum(['open', ...applicationStates]),
  appliedAt: z.nullable(Instant),
  decidedAt: z.nullable(Instant),
  /** The reason of the refusal. */
  reason: z.nullable(z.string()),
})
export type Application = z.infer<typeof Application>

const SentApplication = z.extend(Application, {
  id: z.string(),
  promotionId: z.string(),
  title: z.string(),
  state: z.enum(applicationStates),
  appliedAt: Instant,
  comment: z.string(),
  /** The number of pictures. */
  images: z.int(),
})
export type SentApplication = z.infer<typeof SentApplication>

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
  /** Null if it has no end. */
  endsAt: z.nullable(Instant),
  /** The path of the promotion inside the app; empty if there is none. */
  link: z.string(),
  /** Null if the promotion needs no application. */
  application: z.nullable(Application),
})
export type Promotion = z.infer<typeof Promotion>

const Claimed = z.object({ amount: Amount })
const promotionSwitch = z.object({ enabled: z.boolean() })

export const promotions = resource('promotions', {
  promotions: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getPromotions',
    summary: 'The merchant’s current promotions, and which of its keyed promotions are on.',
    access: 'optional',
    cacheable: true,
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
    errors: ['REAL_ACCOUNT_REQUIRED'],
  },
  claimReward: {
    method: 'POST',
    path: '/wps/relay/MCS2_claimReward',
    summary: 'Pays a reward into the wallet, once; a repeated key returns the same answer.',
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
    summary: 'The VIP levels with their benefits, and the member’s standing; null without a real account.',
    access: 'session',
    query,
    response: z.object({ levels: z.array(VipLevel), standing: z.nullable(VipStanding) }),
    errors: [],
  },
  manualRebate: {
    method: 'GET',
    path: '/wps/relay/MCS2_getManualRebate',
    summary: 'Cash back on stakes that have not been paid back yet, by category.',
    access: 'session',
    module: 'MANPLAYREB3',
    response: z.object({
      /** A category with several rates has an item for each rate. */
      items: z.array(z.extend(CategoryRate, { turnover: Amount, amount: Amount })),
      /** The agent's share of its rate on the stakes of its team. */
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
    summary: 'Pays all cash back into the wallet, once; a repeated key returns the same answer.',
    access: 'session',
    module: 'MANPLAYREB3',
    body: z.object({ idempotencyKey: IdempotencyKey }),
    response: Claimed,
    errors: ['REBATE_NOTHING', 'REAL_ACCOUNT_REQUIRED'],
  },
  referral: {
    method: 'GET',
    path: '/wps/relay/MCS2_getReferral',
    summary: 'The member’s recommender id, the rule of the reward, and the friends who registered with it.',
    access: 'session',
    response: z.object({
      recommenderId: z.string(),
      bonus: Amount,
      /** The stakes of a friend that earn the bonus. */
      friendTurnover: Amount,
      earned: Amount,
      friends: z.array(
        z.object({
          /** The reward id for `claimReward`. */
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
    summary: 'Applies for a promotion; the merchant decides some minutes later and pays on approval.',
    access: 'session',
    body: z.object({
      promotionId: z.string().check(z.minLength(1), z.maxLength(80)),
      comment: z._default(z.string().check(z.trim(), z.maxLength(applicationLimits.comment)), ''),
      /** PNG or JPEG by their bytes; the file names do not count. */
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
  applications: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getApplications',
    summary: "One page of the member's applications for promotions, newest first; optionally of one state.",
    access: 'session',
    query: z.object({ ...pageQuery, state: z.optional(z.enum(applicationStates)), language: z.optional(LanguageCode) }),
    response: z.object({ content: z.array(SentApplication), ...page }),
    errors: ['REAL_ACCOUNT_REQUIRED'],
  },
  feedback: {
    method: 'POST',
    path: '/wps/relay/MCSFE_sendFeedback',
    summary: 'Sends feedback of a limited number of words to the merchant.',
    access: 'session',
    body: z.object({ content: z.string().check(z.trim(), z.maxLength(feedbackCharacters)) }),
    response: z.object({ id: z.string(), receivedAt: Instant }),
    errors: ['FEEDBACK_LENGTH', 'RATE_LIMITED'],
  },
})
