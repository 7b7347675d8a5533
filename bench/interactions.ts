import { loadavg } from 'node:os'
import type { Page } from '@playwright/test'
import { textsOf } from '#e2e/support/texts.ts'
import { type MainThread, traceMainThread } from './main-thread.ts'
import { percentile } from './statistics.ts'
import { forget, type Phone, startPhone } from './web-browser.ts'
import { startDeployment } from './web-deployment.ts'

const { t } = textsOf('EN')
/** A cheap phone's processor has a quarter of the speed. */
const slower = 4
const aim = 100
/** Milliseconds after an interaction in which its work counts. */
const rest = 1_500
const idleSeconds = 60

interface Step {
  name: string
  act: (page: Page) => Promise<unknown>
  /** Follows an interaction that is not measured. */
  after?: (page: Page) => Promise<unknown>
}

interface Visit {
  path: string
  /** Leaves the popups on, which otherwise count as seen. */
  popups?: boolean
  ready: (page: Page) => Promise<unknown>
  steps: readonly Step[]
}

const tab = (page: Page, at: number) => page.locator('[role=tablist]:visible').first().getByRole('tab').nth(at)
const bar = (page: Page, at: number) => page.getByRole('navigation').last().getByRole('link').nth(at)
const tile = (page: Page) => page.locator('main [role=tabpanel] li button').first()
const dialog = (page: Page) => page.getByRole('dialog').first()
const leave = (page: Page) => page.getByRole('button', { name: t('games.leave') })
const gone = (page: Page) => dialog(page).waitFor({ state: 'detached' })
const record = (page: Page) => page.locator('#record li').first().waitFor()

const openMenu = (page: Page) => page.getByRole('button', { name: t('header.menu') }).tap()
const closeMenu = (page: Page) => page.keyboard.press('Escape').then(() => gone(page))
const openGame = async (page: Page) => {
  await tile(page).tap()
  await leave(page).waitFor()
}
const closeGame = async (page: Page) => {
  await leave(page).tap()
  await page.locator('iframe').waitFor({ state: 'detached' })
}

const home: Visit['ready'] = (page) => tile(page).waitFor()

/** A member's main steps. */
const visits: readonly Visit[] = [
  {
    path: '/m/home',
    ready: home,
    steps: [
      { name: 'home: another category', act: (page) => tab(page, 2).tap() },
      { name: 'home: category Hot', act: (page) => tab(page, 0).tap() },
      { name: 'side menu: open', act: openMenu },
      { name: 'side menu: close', act: closeMenu },
      { name: 'game: open', act: openGame },
      { name: 'game: close', act: closeGame },
      { name: 'bar: promotions', act: (page) => bar(page, 1).tap() },
      { name: 'bar: rewards', act: (page) => bar(page, 3).tap() },
      { name: 'bar: member', act: (page) => bar(page, 4).tap() },
      { name: 'bar: home', act: (page) => bar(page, 0).tap() },
    ],
  },
  {
    path: '/m/home',
    popups: true,
    ready: (page) => dialog(page).waitFor(),
    steps: [{ name: 'popup: close', act: closeMenu }],
  },
  {
    path: '/m/gameList',
    ready: (page) => page.locator('[aria-posinset="1"]').waitFor(),
    steps: [
      { name: 'game list: another vendor', act: (page) => tab(page, 2).tap() },
      { name: 'game list: open search', act: (page) => page.getByRole('button', { name: t('gamelist.search') }).tap() },
      { name: 'game list: a key', act: (page) => page.keyboard.press('d') },
      { name: 'game list: another key', act: (page) => page.keyboard.press('r') },
    ],
  },
  {
    path: '/m/voucherCenter',
    ready: (page) => page.locator('[name=amount]').waitFor(),
    steps: [
      { name: 'deposit: amount, press', act: (page) => page.locator('[name=amount]').tap() },
      { name: 'deposit: amount, a digit', act: (page) => page.keyboard.press('5') },
      { name: 'deposit: amount, another', act: (page) => page.keyboard.press('0') },
    ],
  },
  {
    path: '/m/gameRecord',
    ready: record,
    steps: [
      { name: 'record: another period', act: (page) => tab(page, 2).tap(), after: record },
      { name: 'record: next page', act: (page) => page.getByRole('button', { name: t('records.more') }).tap() },
    ],
  },
]

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
}

/** Makes a visit, and notes each of its interactions. */
async function makeVisit(phone: Phone, app: string, kept: Record<string, unknown>, visit: Visit, note: Note) {
  const { path, popups, ready, steps } = visit
  await forget(phone, app, { ...kept, SHELL_PU_A: Boolean(popups), SHELL_PU_B: Boolean(popups) })
  const page = await phone.context.newPage()
  await page.goto(app + path)
  await ready(page)
  await settle(page)
  for (const { name, act, after } of steps) {
    note(name, await traceMainThread(page, () => act(page), rest))
    await after?.(page)
    await settle(page)
  }
  await page.close()
}

type Note = (name: string, measured: MainThread) => void

/** Returns the CPU milliseconds of home's main thread in a minute without any input. */
async function measureIdle(phone: Phone, app: string, kept: Record<string, unknown>): Promise<number> {
  await forget(phone, app, { ...kept, SHELL_PU_A: false, SHELL_PU_B: false })
  const page = await phone.context.newPage()
  await page.goto(`${app}/m/home`)
  await home(page)
  await settle(page)
  await page.waitForTimeout(5_000)
  const { all } = await traceMainThread(page, async () => undefined, idleSeconds * 1_000)
  await page.close()
  return (all * 60) / idleSeconds
}

const shown = (milliseconds: number) => String(Math.round(milliseconds * slower)).padStart(10)
const medianOf = (runs: readonly MainThread[], of: keyof MainThread) =>
  percentile(runs.map((run) => run[of] ?? Number.NaN).filter(Number.isFinite), 0.5)

function print(noted: ReadonlyMap<string, readonly MainThread[]>): void {
  console.log(`${'interaction'.padEnd(28)}  to paint   longest       all`)
  for (const [name, runs] of noted) {
    const cells = (['untilPaint', 'longest', 'all'] as const).map((of) => shown(medianOf(runs, of)))
    console.log(name.padEnd(28) + cells.join(''))
  }
  const paints = [...noted.values()].flatMap((runs) => runs.flatMap(({ untilPaint }) => untilPaint ?? []))
  console.log(`input to next paint, p98 of ${paints.length}:${shown(percentile(paints, 0.98))} (aim ${aim})`)
}

/**
 * Walks through a member's main steps and prints, for each interaction, the CPU time of the main thread at a quarter of
 * the speed: until the next paint, of the longest task, and in all; then the CPU time of an idle home.
 */
export async function measureInteractions(runs = '5'): Promise<void> {
  const phone = await startPhone()
  const deployment = await startDeployment()
  const kept = { ...deployment.session, language: 'EN' }
  const noted = new Map<string, MainThread[]>()
  const note: Note = (name, measured) => noted.set(name, [...(noted.get(name) ?? []), measured])
  try {
    console.log(`CPU ms at full speed × ${slower}, medians of ${runs}, load ${loadavg()[0]?.toFixed(1)}`)
    for (let run = 0; run < Number(runs); run += 1)
      for (const visit of visits) await makeVisit(phone, deployment.app, kept, visit, note)
    print(noted)
    console.log(
      `idle home, main thread in a minute:${shown(await measureIdle(phone, deployment.app, kept))} (aim 3000)`,
    )
  } finally {
    await phone.context.close()
    deployment.close()
  }
}
