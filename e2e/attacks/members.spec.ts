import type { Page, Request, Route } from '@playwright/test'
import { agent as agents } from '#contract/agent.ts'
import { agentContracts } from '#contract/agent-contracts.ts'
import { games } from '#contract/games.ts'
import { type SessionInfo, stored } from '#contract/stored.ts'
import { breakCalls, callsOf, disableTimeouts, holdAnswers, watchForTexts } from '../answers.ts'
import { logIn, signOut } from '../session-forms.ts'
import { test as base, expect } from '../test.ts'
import { textsOf } from '../texts.ts'
import { follow, openTabBeside, storagePrefix, store, visit } from '../visit.ts'
import { withoutPictures } from '../without-pictures.ts'

const { t } = textsOf('EN')
/** A member, the next one in the same tab, and where to look for what only the former may see. */
interface Pair {
  scenario: string
  former: string
  next: string
  /** The next member's balance, in home's header. */
  balance: string
  /** Data that only the former member may see, by page. */
  secrets: Record<string, string[]>
}

const keptGame = 'Kept by the former member'
const commission = '₩98,765,432.10'
const salaries = '₩12,345,678.90'
const center = '/m/member/agent'

const member: Pair = {
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
const pairs = { 'a member': member, 'an agent': agent }

const arrival = ({ scenario }: Pair) => ({ scenario, language: 'EN' }) as const

const sessionOf = (page: Page): Promise<SessionInfo> =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? '{}'),
    storagePrefix(page) + stored.session.key,
  )

const tokenIn = (request: Request) => request.headers().authorization

const isMarked = (request: Request) =>
  [games.favorites, agents.teamKpiB, agentContracts.contractDailySalary].some((endpoint) => callsOf(endpoint)(request))

/** Runs a call, and gives its caller a favourite, a commission and salaries that nobody else has. */
async function markedReply(route: Route) {
  const response = await route.fetch()
  if (!isMarked(route.request())) return { response }
  const answer = await response.json()
  for (const game of answer.value?.content ?? []) game.displayName = keptGame
  if (answer.value?.sums) answer.value.sums.commission = 98_765_432.1
  if (answer.value?.sum) answer.value.sum = 12_345_678.9
  return { response, json: answer }
}

/** Marks the replies to the former member. Later callers' replies stay as they are. */
async function markAnswers(page: Page) {
  let owner: string | undefined
  page.on('request', (request) => {
    owner ??= tokenIn(request)
  })
  await page.route(
    () => true,
    async (route, request) => {
      if (!isMarked(request) || tokenIn(request) !== owner) return route.fallback()
      await route.fulfill(await markedReply(route))
    },
  )
}

async function enter(page: Page, username: string) {
  await logIn(page, username)
  await expect(page).not.toHaveURL(/\/m\/login$/)
}

interface Change {
  page: Page
  former: string
  next: string
  signIn: (account: string) => Promise<SessionInfo>
  control: (path: string, data: object) => Promise<{ value: SessionInfo }>
  /** Call it when the former member has left. */
  watch: () => Promise<unknown>
}

type Handover = (change: Change) => Promise<unknown>

/** Opens a page of the member that has not loaded yet, so that the gateway reports the session's end. */
async function meetGateway(page: Page) {
  await follow(page, '/m/voucherCenter')
  await expect(page).toHaveURL(/\/m\/login$/)
}

/** How the next member takes over the former member's tab without a reload. Add a row for each new handover. */
const handovers: Record<string, Handover> = {
  async 'after a sign-out'({ page, next, watch }) {
    await follow(page, '/m/member/home')
    await signOut(page)
    await page.getByRole('link', { name: t('header.login') }).click()
    await watch()
    await enter(page, next)
  },
  async 'after a login on another device'({ page, former, next, signIn, control, watch }) {
    await control('settings', { settings: { singleSession: true } })
    await signIn(former)
    await meetGateway(page)
    await watch()
    await enter(page, next)
  },
  async 'after the session has run out'({ page, next, control, watch }) {
    await control('clock', { action: 'advance', by: '13h' })
    await meetGateway(page)
    await watch()
    await enter(page, next)
  },
  async 'by a login in another tab'({ page, next, signIn, watch }) {
    const session = await signIn(next)
    const requested = page.waitForRequest((request) => tokenIn(request) === session.token)
    await store(await openTabBeside(page), { [stored.session.key]: session })
    await requested
    await watch()
  },
}

const test = base.extend<{ control: Change['control']; signIn: Change['signIn'] }>({
  control: async ({ request, world }, use) =>
    use(async (path, data) => (await request.post(`/__gateway/${path}`, { data: { world, ...data } })).json()),
  signIn: async ({ control }, use) => use(async (account) => (await control('sign-in', { account })).value),
})

test.use({ launchOptions: withoutPictures })

async function meetFormer(page: Page, { secrets }: Pair) {
  for (const [path, texts] of Object.entries(secrets)) {
    await follow(page, path)
    for (const text of texts) await expect(page.getByText(text).first()).toBeAttached()
  }
}

/** Visits every page as the next member, until each has finished loading. */
async function lookAround(page: Page, { secrets, balance }: Pair, { failing }: { failing: boolean }) {
  for (const path of Object.keys(secrets)) {
    await follow(page, path)
    if (path === '/m/home') {
      const banner = page.getByRole('banner')
      await expect(failing ? banner.getByLabel(t('wallet.balance_failed')) : banner.getByText(balance)).toBeVisible()
      continue
    }
    const main = page.getByRole('main')
    if (failing) await expect(main.getByRole('alert').first()).toBeVisible()
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(main).toHaveText(/./)
  }
}

/** Runs a handover, and returns the former member's data that the page has shown since. */
async function changeMembers(handover: Handover, pair: Pair, change: Omit<Change, 'watch' | 'former' | 'next'>) {
  let shown = async () => ['nobody watched']
  await handover({
    ...pair,
    ...change,
    watch: async () => {
      shown = await watchForTexts(change.page, Object.values(pair.secrets).flat())
    },
  })
  return () => shown()
}

const cases = Object.entries(pairs).flatMap(([who, pair]) =>
  Object.entries(handovers).map(([how, handover]) => ({ name: `${how} of ${who}`, pair, handover })),
)

for (const { name, pair, handover } of cases) {
  test(`${name}, the next one sees nothing of the former one while calls fail`, async ({
    page,
    open,
    signIn,
    control,
    expectRefusals,
    allowShifts,
  }) => {
    expectRefusals()
    allowShifts('a part that fails gives way to its message')
    await markAnswers(page)
    await open('/m/home', arrival(pair))
    await meetFormer(page, pair)
    const { token } = await sessionOf(page)
    await breakCalls(page, (request) => ![undefined, token].includes(tokenIn(request)))
    const shown = await changeMembers(handover, pair, { page, signIn, control })
    await lookAround(page, pair, { failing: true })
    expect(await shown()).toEqual([])
  })

  test(`${name}, late replies to the former one do not reach the next one`, async ({
    page,
    open,
    signIn,
    control,
    expectRefusals,
  }) => {
    expectRefusals()
    await disableTimeouts(page)
    await open('/m/notice', arrival(pair))
    const { token } = await sessionOf(page)
    const late = await holdAnswers(page, (request) => tokenIn(request) === token, markedReply)
    for (const path of Object.keys(pair.secrets)) {
      const before = late.count()
      const called = page.waitForRequest((request) => tokenIn(request) === token)
      await follow(page, path)
      await called
      await expect.poll(late.count, { message: path }).toBeGreaterThan(before)
    }
    late.hold(false)
    const shown = await changeMembers(handover, pair, { page, signIn, control })
    await late.release()
    await lookAround(page, pair, { failing: false })
    expect(await shown()).toEqual([])
  })
}

test('a stale tab whose session ends keeps the next session', async ({
  page,
  open,
  signIn,
  control,
  expectRefusals,
}) => {
  expectRefusals()
  // A frozen tab has missed the messages of other tabs.
  await page.addInitScript(() => {
    addEventListener('storage', (event) => event.stopImmediatePropagation())
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  })
  await open('/m/home', arrival(member))
  await expect(page.getByText('₩1,284,500.00')).toBeVisible()
  const other = await openTabBeside(page)
  await store(other, { [stored.session.key]: await signIn(member.next) })
  await control('settings', { settings: { singleSession: true } })
  await signIn(member.former)
  await follow(page, '/m/member/home')
  await expect(page.getByText(member.next)).toBeVisible()
  await expect(page.getByText(member.former)).toHaveCount(0)
  await visit(other, '/m/member/home')
  await expect(other.getByText(member.next)).toBeVisible()
})

/** Counts the messages of other tabs that a tab hears from now on. */
async function countMessages(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(
    (name) => {
      const heard = { messages: 0 }
      new BroadcastChannel(name).onmessage = () => heard.messages++
      Object.assign(window, { heard })
    },
    `parlor ${storagePrefix(page)}`,
  )
  return () => page.evaluate(() => (window as unknown as { heard: { messages: number } }).heard.messages)
}

test('the balance of a stale tab does not reach the next member in another tab', async ({ page, open, signIn }) => {
  // A frozen tab has missed the messages of other tabs; once it goes on, it sends its own.
  await page.addInitScript(() => {
    addEventListener('storage', (event) => event.stopImmediatePropagation())
    BroadcastChannel.prototype.addEventListener = () => undefined
  })
  await open('/m/voucherCenter', arrival(member))
  await expect(page.getByText('₩1,284,500.00').first()).toBeVisible()
  const other = await openTabBeside(page)
  await store(other, { [stored.session.key]: await signIn(member.next) })
  await visit(other, '/m/home')
  await expect(other.getByRole('banner').getByText(member.balance)).toBeVisible()
  const heard = await countMessages(other)
  const shown = await watchForTexts(other, ['₩1,284,500.00'])
  await page
    .getByRole('button', { name: t('wallet.refresh_balance') })
    .first()
    .click()
  await expect.poll(heard).toBe(1)
  await expect(other.getByRole('banner').getByText(member.balance)).toBeVisible()
  expect(await shown()).toEqual([])
})

for (const address of ['/m/login', '/m/register', '/m/register.html']) {
  test(`a member is redirected from ${address}`, async ({ page, open }) => {
    await open(address, arrival(member))
    await expect(page).toHaveURL(/\/m\/home$/)
    await follow(page, address)
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page.locator('[name=password]')).toHaveCount(0)
  })
}

test('a trial who logs in without a sign-out leaves no data of the trial', async ({ page, open, expectRefusals }) => {
  expectRefusals()
  await open('/m/member/home', { scenario: 'trial', language: 'EN' })
  const { token, userName: trial } = await sessionOf(page)
  await expect(page.getByText(trial).first()).toBeVisible()
  await follow(page, '/m/login')
  await breakCalls(page, (request) => ![undefined, token].includes(tokenIn(request)))
  const shown = await watchForTexts(page, [trial])
  await enter(page, member.next)
  await follow(page, '/m/member/home')
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
  expect(await shown()).toEqual([])
})
