import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { hour } from '#contract/time-units.ts'
import { movementsOfWithdrawal } from '#mock-server/platform/money/state/seeded-money.ts'
import { movementsOf } from '#mock-server/world/ledger/round-money.ts'
import type { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import { textsOf } from './texts.ts'
import { type ReadWorld, snapshotOf } from './world.ts'

const { t } = textsOf('EN')
const member = 'm-0001'

type Tables = Snapshot['tables']

/** Returns a number of copies of a row, an hour apart, the newest first. */
const copies = <Row extends { at: number }>(row: Row | undefined, id: string, count: number, now: number): Row[] =>
  Array.from({ length: row ? count : 0 }, (_, place) => ({
    ...(row as Row),
    id: `${id}-${place}`,
    idempotencyKey: `${id}-${place}`,
    at: now - (place + 1) * hour,
  }))

/** Returns tables in which the member has a number of rounds with movements, deposits, withdrawals and unread letters. */
function withRows(tables: Tables, count: number, now: number): Tables {
  const own = <Row extends { memberId: string }>(rows: readonly Row[]) =>
    rows.find(({ memberId }) => memberId === member)
  const rounds = copies(own(tables.rounds), 'long-round', count, now).map((round) => ({
    ...round,
    settledAt: round.at,
  }))
  const letter = own(tables.letters)
  const refused = tables.withdrawals.find(({ memberId, status }) => memberId === member && status === 'refused')
  const cancelled = tables.deposits.find(({ memberId }) => memberId === member)
  const withdrawals = copies(refused, 'long-withdrawal', count, now).map((row) => ({ ...row, settledAt: row.at }))
  return {
    ...tables,
    rounds: [...tables.rounds, ...rounds],
    movements: [...tables.movements, ...rounds.flatMap(movementsOf), ...withdrawals.flatMap(movementsOfWithdrawal)],
    deposits: [
      ...tables.deposits,
      ...copies(cancelled && { ...cancelled, status: 'cancelled' as const, bonus: 0 }, 'long-deposit', count, now),
    ],
    withdrawals: [...tables.withdrawals, ...withdrawals],
    letters: [...tables.letters, ...copies(letter && { ...letter, read: false }, 'long-letter', 180, now)],
  }
}

/** Gives the member of a test's world a number of rows in each record. */
export async function fillRecords(request: APIRequestContext, world: string, readWorld: ReadWorld, count: number) {
  const snapshot = await snapshotOf(readWorld)
  const filled = { ...snapshot, tables: withRows(snapshot.tables, count, Date.now()) }
  const restored = await request.put('/__gateway/snapshot', { data: { world, snapshot: filled } })
  expect(restored.ok(), await restored.text()).toBe(true)
}

/** The rows of a long list, without the spaces between them. */
export const rowsOf = (page: Page) => page.getByRole('main').locator('li[data-row]')

/** Loads pages until the list has a number of rows, and returns the most elements that the page had at any time. */
export async function loadRows(page: Page, count: number, more = t('records.more')): Promise<number> {
  let most = 0
  const last = rowsOf(page).last()
  const loaded = async () => Number(await last.getAttribute('data-row')) + 1
  while ((await loaded()) < count) {
    const before = await loaded()
    await page.getByRole('button', { name: more }).click()
    await expect.poll(loaded).toBeGreaterThan(before)
    most = Math.max(most, await page.locator('body *').count())
  }
  return most
}

/** Scrolls through the page in steps from its other end, and returns what it showed and the sum of its layout shifts. */
export const scrollThrough = (page: Page, by: number) =>
  page.evaluate(async (step) => {
    const frame = () => new Promise(requestAnimationFrame)
    const seen = { shift: 0, rows: new Set<string>(), most: 0, blank: 0 }
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!hadRecentInput) seen.shift += value
      }
    })
    observer.observe({ type: 'layout-shift' })
    scrollTo({ top: step > 0 ? 0 : document.body.scrollHeight, behavior: 'instant' })
    await frame()
    await frame()
    const end = () => (step > 0 ? scrollY + innerHeight >= document.body.scrollHeight - 1 : scrollY <= 0)
    const look = () => {
      for (const row of document.querySelectorAll<HTMLElement>('main li[data-row]'))
        seen.rows.add(row.dataset.row ?? '')
      const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
      if (middle?.closest('li[aria-hidden]')) seen.blank += 1
      seen.most = Math.max(seen.most, document.querySelectorAll('body *').length)
    }
    look()
    while (!end()) {
      scrollBy({ top: step, behavior: 'instant' })
      await frame()
      await frame()
      look()
    }
    await frame()
    observer.disconnect()
    return { ...seen, rows: seen.rows.size }
  }, by)
