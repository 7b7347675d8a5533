import type { Page, Request } from '@playwright/test'
import { type SessionInfo, stored } from '#contract/stored.ts'
import { logIn } from '../support/session-forms.ts'
import { test as base, expect } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { storagePrefix } from '../support/visit.ts'

const { t } = textsOf('EN')

/** A member, the next one in the same tab, and where to look for what only the former may see. */
export interface Pair {
  scenario: string
  former: string
  next: string
  /** The next member's balance, in home's header. */
  balance: string
  /** Data that only the former member may see, by page. */
  secrets: Record<string, string[]>
}

/** A name that only the former member's favourite has. */
export const keptGame = 'Kept by the former member'
const commission = '₩98,765,432.10'
const salaries = '₩12,345,678.90'
const center = '/m/member/agent'

export const member: Pair = {
  scenario: 'limit-increase-waiting',
  former: 'haedal_92',
  next: 'penniless',
  balance: '₩150.00',
  secrets: {
    '/m/home': ['₩1,284,500.00', keptGame],
    '/m/transaction/record': ['₩1,279,500.00'],
    '/m/gameRecord': ['₩17,500.00'],
    '/m/vouReport': ['₩150,000.00'],
    '/m/withdraw': ['•••• 6210 · 김*달'],
    '/m/withdrawReport': ['₩250,000.00'],
    '/m/transfer': ['₩1,284,500.00'],
    '/m/profitandloss': ['₩661,600.00'],
    '/m/webEmail': ['How long does a withdrawal take?'],
    '/m/member/home': ['haedal_92', '해달이'],
    '/m/member/manualRebate': ['₩3,777.30'],
    '/m/rewardCenter': ['₩5,661,600.00'],
    '/m/inviteFriends': ['₩4,500.00 to go'],
    '/m/securityCenter': ['ha****@example.com', '********4455'],
    '/m/saferPlay': [t('safer_play.waits', { amount: '₩500,000.00' })],
  },
}

const agent: Pair = {
  scenario: 'agent-contracts',
  former: 'agent_seo',
  next: 'agent_lim',
  balance: '₩2,100,000.00',
  secrets: {
    '/m/home': [],
    '/m/member/home': ['agent_seo', '서에이전트'],
    [`${center}/home`]: [t('agent.waiting')],
    [`${center}/team`]: ['agent_han', '한소라'],
    [`${center}/kpi`]: ['agent_marcus', 'Marcus Lee'],
    [`${center}/kpi?of=b`]: ['agent_marcus', commission],
    [`${center}/affiliate`]: ['SEO2026'],
    [`${center}/earnings`]: [commission],
    [`${center}/earnings?of=salary`]: [salaries],
    [`${center}/getSalaryContract`]: ['up to 1.2%'],
  },
}

/** Add a page of a member's data to one of them. */
export const pairs = { 'a member': member, 'an agent': agent }

/** How the former member comes. */
export const arrival = ({ scenario }: Pair) => ({ scenario, language: 'EN' }) as const

/** Returns the session that a page has stored. */
export const sessionOf = (page: Page): Promise<SessionInfo> =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? '{}'),
    storagePrefix(page) + stored.session.key,
  )

export const tokenIn = (request: Request) => request.headers().authorization

/** Logs a member in from the login screen. */
export async function enter(page: Page, username: string) {
  await logIn(page, username)
  await expect(page).not.toHaveURL(/\/m\/login$/)
}

/** Signs members in elsewhere, and controls the world. */
export interface Control {
  signIn: (account: string) => Promise<SessionInfo>
  control: (path: string, data: object) => Promise<{ value: SessionInfo }>
}

export const test = base.extend<Control>({
  control: async ({ request, world }, use) =>
    use(async (path, data) => (await request.post(`/__gateway/${path}`, { data: { world, ...data } })).json()),
  signIn: async ({ control }, use) => use(async (account) => (await control('sign-in', { account })).value),
})
