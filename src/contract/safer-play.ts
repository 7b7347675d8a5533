import * as z from 'zod/mini'
import { Amount, ExactAmount, Instant, queryInteger } from './primitives.ts'
import { resource } from './resource.ts'

export const limitKinds = ['deposit', 'loss', 'stake'] as const
export type LimitKind = (typeof limitKinds)[number]

/** The rolling windows of a limit: 24 hours, 7 days and 30 days. */
export const limitPeriods = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

/** The bounds of a time-out in days, of a self-exclusion in months, and of the reality check in minutes. */
export const timeOutDays = { least: 1, most: 42 } as const
export const exclusionMonths = { least: 6, most: 60 } as const
export const realityMinutes = { least: 1, most: 240 } as const

const between = ({ least, most }: { least: number; most: number }) => z.int().check(z.gte(least), z.lte(most))

const limit = { kind: z.enum(limitKinds), period: z.enum(limitPeriods) }

const Limit = z.object({
  ...limit,
  amount: Amount,
  used: Amount,
  left: Amount,
  /** A higher limit, or none at all (null), that the member may confirm from `readyAt` on. */
  increase: z.nullable(z.object({ amount: z.nullable(Amount), readyAt: Instant })),
})
export type Limit = z.infer<typeof Limit>

const SaferPlay = z.object({ limits: z.array(Limit), realityMinutes: z.nullable(z.int()) })
export type SaferPlay = z.infer<typeof SaferPlay>

/** The end of a break: the answer that begins it, and the value of each refusal during it. */
export const Break = z.object({ until: Instant })

const ofMembers = { access: 'session', feature: 'SAFERPLAY3' } as const

export const saferPlay = resource('saferPlay', {
  overview: {
    ...ofMembers,
    method: 'GET',
    path: '/wps/relay/MCS2_saferPlay',
    summary: 'The member’s own limits with what is used of them, and the interval of the reality check.',
    response: SaferPlay,
    errors: ['REAL_ACCOUNT_REQUIRED'],
  },
  setLimit: {
    ...ofMembers,
    method: 'POST',
    path: '/wps/member/saferPlay/limit',
    summary:
      'Sets a limit. A lower one applies at once; a higher one, or none (null), waits 24 hours for confirmation.',
    body: z.object({ ...limit, amount: z.nullable(ExactAmount) }),
    response: SaferPlay,
    errors: ['REAL_ACCOUNT_REQUIRED'],
  },
  answerIncrease: {
    ...ofMembers,
    method: 'POST',
    path: '/wps/member/saferPlay/increase',
    summary: 'Confirms a higher limit after its cooling-off period, or withdraws it at any time.',
    body: z.object({ ...limit, confirm: z.boolean() }),
    response: SaferPlay,
    errors: ['REAL_ACCOUNT_REQUIRED', 'INCREASE_NOT_READY'],
  },
  setRealityCheck: {
    ...ofMembers,
    method: 'POST',
    path: '/wps/member/saferPlay/realityCheck',
    summary: 'Sets the minutes of play between two reality checks; null for none.',
    body: z.object({ minutes: z.nullable(between(realityMinutes)) }),
    response: SaferPlay,
    errors: ['REAL_ACCOUNT_REQUIRED'],
  },
  timeOut: {
    ...ofMembers,
    method: 'POST',
    path: '/wps/member/saferPlay/timeOut',
    summary: 'Closes the account for some days and ends all its sessions. Nothing ends it earlier.',
    body: z.object({ days: between(timeOutDays) }),
    response: Break,
    errors: ['REAL_ACCOUNT_REQUIRED'],
  },
  selfExclude: {
    ...ofMembers,
    method: 'POST',
    path: '/wps/member/saferPlay/selfExclusion',
    summary: 'Closes the account for some months and ends all its sessions. Nothing ends it earlier.',
    body: z.object({ months: between(exclusionMonths) }),
    response: Break,
    errors: ['REAL_ACCOUNT_REQUIRED'],
  },
  netPosition: {
    ...ofMembers,
    method: 'GET',
    path: '/wps/relay/MCS2_netPosition',
    summary: 'The member’s wins minus stakes since an instant.',
    query: z.object({ since: queryInteger(0, 8_640_000_000_000_000) }),
    response: z.object({ net: Amount }),
    errors: ['REAL_ACCOUNT_REQUIRED'],
  },
})
