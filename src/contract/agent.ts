import * as z from 'zod/mini'
import {
  Downline,
  from,
  kpiAColumns,
  kpiBColumns,
  Person,
  PlaceRecord,
  RebateRange,
  RebatesPatch,
  Subordinate,
  search,
  sortOrder,
  subordinateColumns,
  TeamKpiA,
  TeamKpiB,
} from './agent-shapes.ts'
import { page, pageQuery, span } from './paging.ts'
import { Amount, Nothing, Username } from './primitives.ts'
import { recordOf } from './record-of.ts'
import { resource } from './resource.ts'
import { registerFieldNames } from './system.ts'
import { visibleText } from './visible-text.ts'

const detail = z.optional(visibleText(200))
/** The merchant's registration fields. The agent is the referrer, so referral fields are not required. */
const details = recordOf(registerFieldNames, () => detail)

const AffiliateLink = z.object({ affiliateCode: z.string(), url: z.string() })

const report = { ...from, ...span, ...pageQuery, ...sortOrder }

export const agent = resource('agent', {
  teamKpiA: {
    method: 'GET',
    path: '/wps/relay/ODSFE2_TeamKPIA',
    summary: "A team's members, deposits and withdrawals in a period: in total, for the agent, and by direct downline.",
    access: 'agent',
    query: z.object({ ...report, sortBy: z.optional(z.enum(kpiAColumns)) }),
    response: TeamKpiA,
    errors: ['DOWNLINE_NOT_FOUND'],
  },
  teamKpiB: {
    method: 'GET',
    path: '/wps/relay/ODSFE2_TeamKPIB',
    summary:
      "A team's stakes, wins, bonuses, commission and profit in a period: in total, by day, for the agent, and by direct downline.",
    access: 'agent',
    query: z.object({ ...report, sortBy: z.optional(z.enum(kpiBColumns)) }),
    response: TeamKpiB,
    errors: ['DOWNLINE_NOT_FOUND'],
  },
  subordinates: {
    method: 'GET',
    path: '/wps/relay/ODSFE2_Subordinate',
    summary: 'One page of the whole team, or of direct downlines, each with its own figures of a period.',
    access: 'agent',
    query: z.object({
      ...report,
      ...search,
      depth: z.optional(z.enum(['direct', 'all'])),
      sortBy: z.optional(z.enum(subordinateColumns)),
    }),
    response: z.object({ content: z.array(Subordinate), ...page }),
    errors: ['DOWNLINE_NOT_FOUND'],
  },
  affiliate: {
    method: 'GET',
    path: '/wps/agent/affiliate',
    summary: 'The results of the affiliate code: its registrations, and their figures in a period.',
    access: 'agent',
    module: 'AFFMAN3',
    query: z.object(span),
    response: z.extend(AffiliateLink, {
      /** The number of members who registered by the code or a recommendation, in total and in the period. */
      registered: z.int(),
      newMembers: z.int(),
      activeMembers: z.int(),
      depositors: z.int(),
      deposits: Amount,
      turnover: Amount,
      commission: Amount,
    }),
    errors: [],
  },
  affiliateUrl: {
    method: 'GET',
    path: '/wps/relay/MCS2_affiliateUrl',
    summary: "The agent's affiliate code, and its registration address under the merchant's domain.",
    access: 'agent',
    response: AffiliateLink,
    errors: [],
  },
  downlines: {
    method: 'GET',
    path: '/wps/agent/downlines',
    summary: 'One page of the direct downlines of the agent, or of a member of its team.',
    access: 'agent',
    query: z.object({
      ...from,
      ...search,
      ...pageQuery,
      ...sortOrder,
      sortBy: z.optional(z.enum(['account', 'registeredAt', 'downlines', 'team'])),
    }),
    response: z.object({ content: z.array(Downline), ...page }),
    errors: ['DOWNLINE_NOT_FOUND'],
  },
  downline: {
    method: 'GET',
    path: '/wps/agent/downline',
    summary: 'One member of the team: place, allowed rates and former places.',
    access: 'agent',
    query: z.object({ account: Username }),
    response: z.extend(Downline, {
      level: z.int(),
      uplineAccount: z.string(),
      /** The line from the agent's direct downline to this member. */
      path: z.array(Person),
      /** The agent may change only the rates of its direct downlines. */
      rebates: z.array(RebateRange),
      places: z.array(PlaceRecord),
    }),
    errors: ['DOWNLINE_NOT_FOUND'],
  },
  registerDownline: {
    method: 'POST',
    path: '/wps/relay/MCS2_agentRegister',
    summary: 'Registers a member or an agent as a direct downline, by the rules of registration.',
    access: 'agent',
    encrypted: true,
    body: z.object({
      username: visibleText(64),
      password: z.string().check(z.maxLength(128)),
      confirmPassword: z.string().check(z.maxLength(128)),
      countryDialingCode: detail,
      ...details,
      /** 0 for a member, 2 for an agent, who gets an affiliate code. */
      type: z.union([z.literal(0), z.literal(2)]),
      rebates: z.optional(RebatesPatch),
    }),
    response: Downline,
    errors: ['USERNAME_TAKEN', 'EMAIL_TAKEN', 'MOBILE_TAKEN', 'PASSWORDS_DIFFER', 'REBATE_RANGE'],
  },
  updateDownlineRebates: {
    method: 'POST',
    path: '/wps/agent/updateDownlineRebates',
    summary:
      "Changes the rates of a direct downline, between the agent's own rates and those of the downline's downlines.",
    access: 'agent',
    body: z.object({ account: Username, rebates: RebatesPatch }),
    response: z.object({ rebates: z.array(RebateRange) }),
    errors: ['DOWNLINE_NOT_FOUND', 'REBATE_RANGE'],
  },
  transferDownline: {
    method: 'POST',
    path: '/wps/agent/transferDownline',
    summary: 'Moves a member of the team below the agent itself or another agent of the team, from now on.',
    access: 'agent',
    body: z.object({ account: Username, toAccount: Username }),
    response: Nothing,
    errors: ['DOWNLINE_NOT_FOUND', 'TRANSFER_REFUSED'],
  },
  transferMultipleDownline: {
    method: 'POST',
    path: '/wps/agent/transferMultipleDownline',
    summary: 'Moves several members of the team below one agent of it: all of them, or none if one is refused.',
    access: 'agent',
    body: z.object({
      accounts: z.array(Username).check(z.minLength(1), z.maxLength(100)),
      toAccount: Username,
    }),
    response: Nothing,
    errors: ['DOWNLINE_NOT_FOUND', 'TRANSFER_REFUSED'],
  },
})
