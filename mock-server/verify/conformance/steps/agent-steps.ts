import { agent } from '#contract/agent.ts'
import { agentContracts } from '#contract/agent-contracts.ts'
import { deposit } from '#contract/deposit.ts'
import { promotions } from '#contract/promotions.ts'
import type { Endpoint } from '#contract/resource.ts'
import { withdraw } from '#contract/withdraw.ts'
import { control } from '#mock-server/control/contract.ts'
import type { GatewayErrorCode } from '#mock-server/values/error-codes.ts'
import { type Step, step, conformanceWorld as world } from '../step.ts'
import { settings } from './world-steps.ts'

const owned = { token: '{{agent.token}}' }
const page = { pageNo: 1, pageSize: 20 }
const ask = (name: string, endpoint: Endpoint, input: object = {}, expect: GatewayErrorCode | 'ok' = 'ok') =>
  step(name, endpoint, input, { ...owned, expect })

const report = { startTime: 0, endTime: 2_000_000_000_000, ...page }

const newcomer = {
  username: 'downline_new',
  password: 'parlor2026',
  confirmPassword: 'parlor2026',
  payeeName: '신규회원',
  type: 2,
  rebates: { RNG: 0.6, LIVE: 0.4, FISH: 0.6, SPORTS: 0.4, PVP: 0.2, ELOTT: 0.4, BINGO: 0.6 },
}

const other = { username: 'downline_two' }
const number = { mobileNum: '1055550101', countryDialingCode: '82' }

const people: Step[] = [
  ask('affiliate address', agent.affiliateUrl),
  ask('register a downline', agent.registerDownline, newcomer),
  ask('register it again', agent.registerDownline, newcomer, 'USERNAME_TAKEN'),
  ask(
    'register a taken address',
    agent.registerDownline,
    { ...newcomer, ...other, email: 'minji@example.com' },
    'EMAIL_TAKEN',
  ),
  ask('register a taken number', agent.registerDownline, { ...newcomer, ...other, ...number }, 'MOBILE_TAKEN'),
  ask('register it unsure', agent.registerDownline, { ...newcomer, confirmPassword: 'other2026' }, 'PASSWORDS_DIFFER'),
  ask(
    'register it above the agent',
    agent.registerDownline,
    { ...newcomer, username: 'downline_high', rebates: { RNG: 9 } },
    'REBATE_RANGE',
  ),
  ask('downlines', agent.downlines, page),
  ask('downlines of another', agent.downlines, { ...page, account: 'emily_r' }, 'DOWNLINE_NOT_FOUND'),
  ask('downline', agent.downline, { account: 'hyunwoo' }),
  ask('downline of another', agent.downline, { account: 'emily_r' }, 'DOWNLINE_NOT_FOUND'),
]

const changes: Step[] = [
  ask('rebates', agent.updateDownlineRebates, { account: 'hyunwoo', rebates: { RNG: 0.25 } }),
  ask('rebates too high', agent.updateDownlineRebates, { account: 'hyunwoo', rebates: { RNG: 5 } }, 'REBATE_RANGE'),
  ask('rebates of another', agent.updateDownlineRebates, { account: 'emily_r', rebates: {} }, 'DOWNLINE_NOT_FOUND'),
  ask('transfer a downline', agent.transferDownline, { account: 'hyunwoo', toAccount: 'downline_new' }),
  ask(
    'transfer it again',
    agent.transferDownline,
    { account: 'hyunwoo', toAccount: 'downline_new' },
    'TRANSFER_REFUSED',
  ),
  ask(
    'transfer a stranger',
    agent.transferDownline,
    { account: 'emily_r', toAccount: 'downline_new' },
    'DOWNLINE_NOT_FOUND',
  ),
  ask('transfer several', agent.transferMultipleDownline, {
    accounts: ['seoyeon', 'jihoon_c'],
    toAccount: 'downline_new',
  }),
  ask(
    'transfer several again',
    agent.transferMultipleDownline,
    { accounts: ['haedal_92', 'jihoon_c'], toAccount: 'downline_new' },
    'TRANSFER_REFUSED',
  ),
  ask(
    'transfer strangers',
    agent.transferMultipleDownline,
    { accounts: ['emily_r'], toAccount: 'downline_new' },
    'DOWNLINE_NOT_FOUND',
  ),
]

const figures: Step[] = [
  ask('team KPI A', agent.teamKpiA, report),
  ask('team KPI A of another', agent.teamKpiA, { ...report, account: 'emily_r' }, 'DOWNLINE_NOT_FOUND'),
  ask('team KPI B', agent.teamKpiB, { ...report, sortBy: 'profit', sortOrder: 'asc' }),
  ask('team KPI B of another', agent.teamKpiB, { ...report, account: 'emily_r' }, 'DOWNLINE_NOT_FOUND'),
  ask('team KPI B by nothing', agent.teamKpiB, { ...report, sortBy: 'luck' }, 'INVALID_INPUT'),
  ask('subordinates', agent.subordinates, { ...report, depth: 'all' }),
  ask('subordinates of another', agent.subordinates, { ...report, account: 'emily_r' }, 'DOWNLINE_NOT_FOUND'),
  ask('affiliate', agent.affiliate, { startTime: 0, endTime: 2_000_000_000_000 }),
]

const token = { token: '{{agent.token}}' }
const desk = { token: '{{agents desk.token}}' }
const contract = (contractId: string) => ({ ...token, contractId, answer: 'accept' })

/** What a member reads of their own money and rewards. */
const memberReads: readonly (readonly [endpoint: Endpoint, input: object])[] = [
  [deposit.depositReport, { ...report, language: 'KO' }],
  [withdraw.withdrawReport, { ...report, language: 'KO' }],
  [promotions.rewards, {}],
  [promotions.applications, page],
]

/** Every call for contracts with valid input. */
const contractCalls: readonly (readonly [name: string, endpoint: Endpoint, input: object])[] = [
  ['salary requests', agentContracts.contractRequestSalary, token],
  ['dividend requests', agentContracts.contractRequestDividend, token],
  ['answer', agentContracts.answerContract, contract('none')],
  ['ask', agentContracts.askForContract, { ...token, kind: 'salary' }],
  ['history', agentContracts.contractHistory, { ...token, ...page }],
  ['salary contract', agentContracts.contractDailySalary, page],
  ['salary today', agentContracts.currentDailySalary, {}],
  ['dividends', agentContracts.dividendReport, report],
]

const contracts: Step[] = [
  ...contractCalls
    .filter(([name]) => name !== 'answer' && name !== 'ask')
    .map(([name, endpoint, input]) => ask(name, endpoint, input)),
  ask('accept a contract', agentContracts.answerContract, contract('{{salary requests.contracts.0.id}}')),
  ask(
    'accept the contract again',
    agentContracts.answerContract,
    contract('{{salary requests.contracts.0.id}}'),
    'CONTRACT_ANSWERED',
  ),
  ask('accept no contract', agentContracts.answerContract, contract('none'), 'CONTRACT_NOT_FOUND'),
  ask('ask for a dividend', agentContracts.askForContract, { ...token, kind: 'dividend' }, 'CONTRACT_WAITING'),
  ask('accept the dividend', agentContracts.answerContract, contract('{{dividend requests.contracts.0.id}}')),
  ask('ask for a better dividend', agentContracts.askForContract, { ...token, kind: 'dividend' }, 'CONTRACT_BEST'),
  ask('ask for a salary', agentContracts.askForContract, { ...token, kind: 'salary' }),
  ask('salary by contract', agentContracts.currentDailySalary),
  step('agents desk', control.signIn, { world, account: 'desk_forty' }),
  ...contractCalls.map(([name, endpoint, input]) =>
    step(`${name} at a desk`, endpoint, 'token' in input ? { ...input, ...desk } : input, {
      ...desk,
      expect: 'REAL_ACCOUNT_REQUIRED',
    }),
  ),
  ...memberReads.map(([endpoint, input]) =>
    step(`${endpoint.id} at a desk`, endpoint, input, { ...desk, expect: 'REAL_ACCOUNT_REQUIRED' }),
  ),
  settings('no agent policy', { flags: { AGENTPOLICY3: false } }),
  ...contractCalls.map(([name, endpoint, input]) => ask(`${name} without the policy`, endpoint, input, 'FEATURE_OFF')),
  settings('agent policy again', { flags: { AGENTPOLICY3: true } }),
]

export const agentSteps: Step[] = [
  step('agent', control.signIn, { world, account: 'agent_seo' }),
  ...people,
  ...changes,
  ...figures,
  ...contracts,
]
