import * as z from 'zod/mini'
import {
  Downline,
  from,
  kpiAColumns,
  kpiBColumns,
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
import { resource } from './resource.ts'
import { type RegisterFieldName, registerFieldNames } from './system.ts'
import { visibleText } from './visible-text.ts'

const detail = z.optional(visibleText(200))
/** What the merchant asks for at registration. Who brought the newcomer is the agent, so those two are not asked. */
const details = Object.fromEntries(registerFieldNames.map((name) => [name, detail])) as Record<
  RegisterFieldName,
  typeof detail
>

const AffiliateLink = z.object({ affiliateCode: z.string(), url: z.string() })

const report = { ...from, ...span, ...pageQuery, ...sortOrder }

export const agent = resource('agent', {
  teamKpiA: {
    method: 'GET',
    path: '/wps/relay/ODSFE2_TeamKPIA',
    summary: "A team's people, deposits and withdrawals in a span: in all, and by whom they come from.",
    access: 'agent',
    query: z.object({ ...report, sortBy: z.optional(z.enum(kpiAColumns)) }),
    response: TeamKpiA,
    errors: ['DOWNLINE_NOT_FOUND'],
  },
  teamKpiB: {
    method: 'GET',
    path: '/wps/relay/ODSFE2_TeamKPIB',
    summary: "A team's stakes, wins, bonuses, commission and profit in a span: in all, and by whom they come from.",
    access: 'agent',
    query: z.object({ ...report, sortBy: z.optional(z.enum(kpiBColumns)) }),
    response: TeamKpiB,
    errors: ['DOWNLINE_NOT_FOUND'],
  },
  subordinates: {
    method: 'GET',
    path: '/wps/relay/ODSFE2_Subordinate',
    summary: 'One page of everybody below, or of who stands directly below, each with its own figures of a span.',
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
    summary: 'What the affiliate code has brought: who registered by it, and what they did in a span.',
    access: 'agent',
    module: 'AFFMAN3',
    query: z.object(span),
    response: z.extend(AffiliateLink, {
      /** Whoever registered by the code or a recommendation, ever and in the span. */
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
    summary: "The agent's affiliate code, and the address under the merchant's domain where it registers a member.",
    access: 'agent',
    response: AffiliateLink,
    errors: [],
  },
  downlines: {
    method: 'GET',
    path: '/wps/agent/downlines',
    summary: 'One page of who stands directly below the agent, or below somebody of its team.',
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
    summary: 'One person of the team: where it stands, what its rates may be, and where it stood before.',
    access: 'agent',
    query: z.object({ account: Username }),
    response: z.extend(Downline, {
      level: z.int(),
      uplineAccount: z.string(),
      /** Only who stands directly below the agent may be given other rates by it. */
      rebates: z.array(RebateRange),
      places: z.array(PlaceRecord),
    }),
    errors: ['DOWNLINE_NOT_FOUND'],
  },
  registerDownline: {
    method: 'POST',
    path: '/wps/relay/MCS2_agentRegister',
    summary: 'Registers a member or an agent directly below the agent, by the rules of registration.',
    access: 'agent',
    encrypted: true,
    body: z.object({
      username: visibleText(64),
      password: z.string().check(z.maxLength(128)),
      confirmPassword: z.string().check(z.maxLength(128)),
      countryDialingCode: detail,
      ...details,
      /** 0 is a member, 2 an agent, who gets an affiliate code. */
      type: z.union([z.literal(0), z.literal(2)]),
      rebates: z.optional(RebatesPatch),
    }),
    response: Downline,
    errors: ['USERNAME_TAKEN', 'EMAIL_TAKEN', 'MOBILE_TAKEN', 'PASSWORDS_DIFFER', 'REBATE_RANGE'],
  },
  updateDownlineRebates: {
    method: 'POST',
    path: '/wps/agent/updateDownlineRebates',
    summary: "Changes the rates of who stands directly below, within the agent's own and what they have given on.",
    access: 'agent',
    body: z.object({ account: Username, rebates: RebatesPatch }),
    response: z.object({ rebates: z.array(RebateRange) }),
    errors: ['DOWNLINE_NOT_FOUND', 'REBATE_RANGE'],
  },
  transferDownline: {
    method: 'POST',
    path: '/wps/agent/transferDownline',
    summary: 'Puts one of the team below the agent itself or another agent of the team, from now on.',
    access: 'agent',
    body: z.object({ account: Username, toAccount: Username }),
    response: Nothing,
    errors: ['DOWNLINE_NOT_FOUND', 'TRANSFER_REFUSED'],
  },
  transferMultipleDownline: {
    method: 'POST',
    path: '/wps/agent/transferMultipleDownline',
    summary: 'Puts several of the team below one agent of it: all of them, or none when one may not.',
    access: 'agent',
    body: z.object({
      accounts: z.array(Username).check(z.minLength(1), z.maxLength(100)),
      toAccount: Username,
    }),
    response: Nothing,
    errors: ['DOWNLINE_NOT_FOUND', 'TRANSFER_REFUSED'],
  },
})
