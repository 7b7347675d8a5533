import * as z from 'zod/mini'
import { page, pageQuery, span } from './paging.ts'
import { Amount, Instant, Token } from './primitives.ts'
import { resource } from './resource.ts'

const Kind = z.enum(['salary', 'dividend', 'hours'])
const Basis = z.enum(['TURNOVER', 'LOSS'])
const Period = z.enum(['HOUR', 'DAY', 'WEEK', 'HALF_MONTH', 'MONTH'])

const Tier = z.object({
  /** The least value of the basis, and the least number of team members with a bet. */
  from: Amount,
  activeMembers: z.int(),
  /** Per cent of the basis. */
  rate: z.number(),
})

const Contract = z.object({
  id: z.string(),
  kind: Kind,
  /** `asked`: the agent waits for the offer. `requested`: the offer waits for the agent's answer. */
  status: z.enum(['asked', 'requested', 'accepted', 'declined', 'replaced']),
  /** The team's stakes, or its losses after wins, bonuses and cash back. */
  basis: Basis,
  /** The period that is counted and paid together. */
  period: Period,
  /** Lowest first. */
  tiers: z.array(Tier),
  /** Nickname of the upline that offers it; null for the platform. */
  requestedBy: z.nullable(z.string()),
  /** When the agent asked for it; null if nobody did. */
  askedAt: z.nullable(Instant),
  /** Null until it is offered. */
  requestedAt: z.nullable(Instant),
  answeredAt: z.nullable(Instant),
  /** When another contract of its kind replaced it. */
  replacedAt: z.nullable(Instant),
})
export type Contract = z.infer<typeof Contract>

const Earnings = z.object({
  /** The counted period; it is paid at its end. */
  from: Instant,
  until: Instant,
  base: Amount,
  activeMembers: z.int(),
  /** Per cent, of the reached tier; 0 below the first tier. */
  rate: z.number(),
  gross: Amount,
  /** The part that contracts of the downline earn. */
  below: Amount,
  amount: Amount,
})

const Payout = z.extend(Earnings, { id: z.string(), kind: Kind, paidAt: Instant })

/** The contracts that wait for the member's answer, by kind; null if none of a kind waits for it. */
const ContractRequest = z.object({
  /** The basis of the offered daily salary. */
  dailysalreqtype: z.nullable(Basis),
  /** The period of the offered dividend. */
  divtypecompperiodreq: z.nullable(Period),
  /** The basis of the offered hourly salary. */
  contracthoursalreq: z.nullable(Basis),
  /** The waiting contracts, those asked for too, and those in force, of the kinds of this call. */
  contracts: z.array(Contract),
})

const refusals = ['REAL_ACCOUNT_REQUIRED', 'FEATURE_OFF'] as const
const token = { token: Token }

/** Contracts between the platform or an upline and a downline: offered, answered once, paid by the period. */
export const agentContracts = resource('agent', {
  contractRequestSalary: {
    method: 'GET',
    path: '/wps/relay/MCS2_getDailySalaryContractRequest',
    summary: 'The daily and hourly salary contracts that wait for an answer or are in force.',
    access: 'session',
    module: 'COMM3',
    query: z.object(token),
    response: ContractRequest,
    errors: refusals,
  },
  contractRequestDividend: {
    method: 'GET',
    path: '/wps/relay/MCS2_getDividendContractRequest',
    summary: 'The dividend contracts that wait for an answer or are in force.',
    access: 'session',
    module: 'COMM3',
    query: z.object(token),
    response: ContractRequest,
    errors: refusals,
  },
  answerContract: {
    method: 'POST',
    path: '/wps/relay/MCS2_answerContractRequest',
    summary: 'Accepts or declines a contract, once. An accepted contract replaces the one in force.',
    access: 'session',
    body: z.object({
      ...token,
      contractId: z.string().check(z.minLength(1), z.maxLength(64)),
      answer: z.enum(['accept', 'decline']),
    }),
    response: Contract,
    errors: [...refusals, 'CONTRACT_NOT_FOUND', 'CONTRACT_ANSWERED'],
  },
  askForContract: {
    method: 'POST',
    path: '/wps/relay/MCS2_askForContract',
    summary:
      'Asks for a contract of a kind, one at a time. The upline or the platform offers one minutes later, on better terms than those in force.',
    access: 'agent',
    body: z.object({ ...token, kind: Kind }),
    response: Contract,
    errors: [...refusals, 'CONTRACT_WAITING', 'CONTRACT_BEST'],
  },
  contractHistory: {
    method: 'GET',
    path: '/wps/relay/MCS2_getContractHistory',
    summary: "One page of the member's contracts, newest first: when each was asked for, offered, answered, replaced.",
    access: 'session',
    query: z.object({ ...token, ...pageQuery, kind: z.optional(Kind) }),
    response: z.object({ content: z.array(Contract), ...page }),
    errors: refusals,
  },
  contractDailySalary: {
    method: 'GET',
    path: '/wps/relay/MCS2_getContractDailySalInfo',
    summary: "The agent's daily or hourly salary contract, and one page of its payouts, with the sum of all.",
    access: 'agent',
    query: z.object({
      ...pageQuery,
      kind: z.optional(z.enum(['salary', 'hours'])),
      startTime: z.optional(span.startTime),
      endTime: z.optional(span.endTime),
    }),
    response: z.object({
      contract: z.nullable(Contract),
      requested: z.nullable(Contract),
      sum: Amount,
      content: z.array(Payout),
      ...page,
    }),
    errors: refusals,
  },
  currentDailySalary: {
    method: 'GET',
    path: '/wps/relay/ODSFE2_CurrentDailySalary',
    summary: "The daily salary earned so far today, by the world's day; null without a contract.",
    access: 'agent',
    response: z.object({
      contract: z.nullable(Contract),
      earnings: z.nullable(Earnings),
      /** The next tier; null at the top. */
      next: z.nullable(Tier),
    }),
    errors: refusals,
  },
  dividendReport: {
    method: 'GET',
    path: '/wps/relay/ODSFE2_Dividend',
    summary: 'The dividend earned so far, and one page of the dividends paid in a period, with their sum.',
    access: 'agent',
    query: z.object({ ...span, ...pageQuery }),
    response: z.object({
      contract: z.nullable(Contract),
      earnings: z.nullable(Earnings),
      sum: Amount,
      content: z.array(Payout),
      ...page,
    }),
    errors: refusals,
  },
})
