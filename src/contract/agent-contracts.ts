import * as z from 'zod/mini'
import { page, pageQuery, span } from './paging.ts'
import { Amount, Instant, Token } from './primitives.ts'
import { resource } from './resource.ts'

const Kind = z.enum(['salary', 'dividend', 'hours'])
const Basis = z.enum(['TURNOVER', 'LOSS'])
const Period = z.enum(['HOUR', 'DAY', 'WEEK', 'HALF_MONTH', 'MONTH'])

const Tier = z.object({
  /** What the basis must have come to, and how many of the team must have bet. */
  from: Amount,
  activeMembers: z.int(),
  /** Per cent of the basis. */
  rate: z.number(),
})

const Contract = z.object({
  id: z.string(),
  kind: Kind,
  status: z.enum(['requested', 'accepted', 'declined', 'replaced']),
  /** Counted by the team's stakes, or by what it has lost after wins, bonus and cash back. */
  basis: Basis,
  /** What is counted and paid at once. */
  period: Period,
  /** From the lowest up. */
  tiers: z.array(Tier),
  /** Nickname of the upline that offers it; null is the platform. */
  requestedBy: z.nullable(z.string()),
  requestedAt: Instant,
  answeredAt: z.nullable(Instant),
})
export type Contract = z.infer<typeof Contract>

const Earnings = z.object({
  /** From when to when it is counted; what is paid is paid then. */
  from: Instant,
  until: Instant,
  base: Amount,
  activeMembers: z.int(),
  /** Per cent, of the tier reached; 0 below the first. */
  rate: z.number(),
  gross: Amount,
  /** What the contracts below earn of it. */
  below: Amount,
  amount: Amount,
})

const Payout = z.extend(Earnings, { id: z.string(), kind: Kind, paidAt: Instant })

/** What waits for the member's answer: by the three kinds, null where nothing waits. */
const ContractRequest = z.object({
  /** What the daily salary offered is counted by. */
  dailysalreqtype: z.nullable(Basis),
  /** The period of the dividend offered. */
  divtypecompperiodreq: z.nullable(Period),
  /** What the hour salary offered is counted by. */
  contracthoursalreq: z.nullable(Basis),
  /** The contracts that wait and those in force, of the kinds this call is about. */
  contracts: z.array(Contract),
})

const refusals = ['REAL_ACCOUNT_REQUIRED', 'FEATURE_OFF'] as const
const token = { token: Token }

/** Contracts between the platform or an upline and one below it: requested, answered once, paid by the period. */
export const agentContracts = resource('agent', {
  contractRequestSalary: {
    method: 'GET',
    path: '/wps/relay/MCS2_getDailySalaryContractRequest',
    summary: 'The salary contracts, by the day and by the hour, that wait for an answer or are in force.',
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
    summary: 'Accepts or declines a contract, once. What is accepted takes the place of what was in force.',
    access: 'session',
    body: z.object({
      ...token,
      contractId: z.string().check(z.minLength(1), z.maxLength(64)),
      answer: z.enum(['accept', 'decline']),
    }),
    response: Contract,
    errors: [...refusals, 'CONTRACT_NOT_FOUND', 'CONTRACT_ANSWERED'],
  },
  contractDailySalary: {
    method: 'GET',
    path: '/wps/relay/MCS2_getContractDailySalInfo',
    summary: "The agent's salary contract, by the day or by the hour, and one page of what it has paid.",
    access: 'agent',
    query: z.object({ ...pageQuery, kind: z.optional(z.enum(['salary', 'hours'])) }),
    response: z.object({
      contract: z.nullable(Contract),
      requested: z.nullable(Contract),
      content: z.array(Payout),
      ...page,
    }),
    errors: refusals,
  },
  currentDailySalary: {
    method: 'GET',
    path: '/wps/relay/ODSFE2_CurrentDailySalary',
    summary: "What the daily salary comes to so far today, by the world's day; null without a contract.",
    access: 'agent',
    response: z.object({
      contract: z.nullable(Contract),
      earnings: z.nullable(Earnings),
      /** The tier that comes next; null at the top. */
      next: z.nullable(Tier),
    }),
    errors: refusals,
  },
  dividendReport: {
    method: 'GET',
    path: '/wps/relay/ODSFE2_Dividend',
    summary: 'What the dividend comes to so far, and one page of the dividends paid in a span with their sum.',
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
