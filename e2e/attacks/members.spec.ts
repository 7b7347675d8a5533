import type { Page, Request, Route } from '@playwright/test'
import { agent as agents } from '#contract/agent.ts'
import { agentContracts } from '#contract/agent-contracts.ts'
import { games } from '#contract/games.ts'
import { stored } from '#contract/stored.ts'
import { breakCalls, callsOf, disableTimeouts, holdAnswers, watchForTexts } from '../support/answers.ts'
import { signOut } from '../support/session-forms.ts'
import { expect } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { follow, openTabBeside, store } from '../support/visit.ts'
import { atRest } from '../support/windows.ts'
import { withoutPictures } from '../support/without-pictures.ts'
import { arrival, type Control, enter, keptGame, type Pair, pairs, sessionOf, test, tokenIn } from './members.ts'

const { t } = textsOf('EN')

test.use({ launchOptions: withoutPictures })

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

/** Marks the replies to the former member. Replies to later callers are unchanged. */
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

interface Change extends Control {
  page: Page
  former: string
  next: string
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
      await follow(page, path)
      await expect.poll(late.count, { message: path }).toBeGreaterThan(before)
      // The first may be a late one of the path before.
      await atRest(page, async () => late.count())
    }
    late.hold(false)
    const shown = await changeMembers(handover, pair, { page, signIn, control })
    await late.release()
    await lookAround(page, pair, { failing: false })
    expect(await shown()).toEqual([])
  })
}
