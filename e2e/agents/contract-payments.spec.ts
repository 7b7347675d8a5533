import type { Page } from '@playwright/test'
import { stored } from '#contract/stored.ts'
import { day, hour, koreaOffset, minute } from '#contract/time-units.ts'
import { expectSums } from '../money/record-page.ts'
import { expectWallets, shown, walletsInLedger } from '../money/wallets-journey.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { store, visit } from '../support/visit.ts'
import { paidTo, snapshotOf, sumOf } from '../support/world.ts'
import { sessionOf, stakeOnLottery } from './stake-in-team.ts'

const { t } = textsOf('EN')
const agent = 'agent_seo'
const players = ['haedal_92', 'hyunwoo', 'dohyun_k', 'sophie_w', 'jisoo_pyo']
const staked = players.length * 4_000_000
const centre = '/m/member/agent'

/** Returns the end of the first month that has no play of the scenario's past, at midnight in Korea. */
function endOfUnplayedMonth(): number {
  const today = new Date(Date.now() + koreaOffset + day)
  return Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 2, 1) - koreaOffset
}

async function answer(page: Page, name: 'agent.accept' | 'agent.decline'): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: t(name) })
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(name) })
    .click()
}

interface Payment {
  kind: 'hours' | 'dividend'
  path: string
  reason: 'salary' | 'dividend'
  /** Asks for other terms instead of accepting the waiting offer. */
  asks: boolean
  /** The tier that the stakes reach. */
  rate: string
}

const payments: readonly Payment[] = [
  { kind: 'hours', path: 'getHourContract', reason: 'salary', asks: false, rate: '0.2%' },
  { kind: 'dividend', path: 'getDevidendContract', reason: 'dividend', asks: true, rate: '10%' },
]

for (const { kind, path, reason, asks, rate } of payments) {
  const what = asks ? 'asks for a contract and accepts its offer' : 'accepts an offered contract'
  test(`an agent ${what} of ${kind}; its period ends, and every screen shows the ledger’s payment`, async ({
    page,
    request,
    world,
    readWorld,
    arrange,
    clock,
  }) => {
    const main = page.getByRole('main')
    const paid = () => paidTo(readWorld, agent, reason)
    const sumSince = async (from: number, ...reasons: string[]) => {
      const { movements } = (await snapshotOf(readWorld)).tables
      return sumOf(movements.filter(({ reason, at }) => reasons.includes(reason) && at >= from))
    }
    const end = endOfUnplayedMonth()
    await arrange({ scenario: 'agent', language: 'EN', theme: 'light' })
    await clock.freeze()
    await clock.set(end - hour)
    await store(page, { [stored.session.key]: await sessionOf(request, world, agent) })

    await test.step('the agent agrees to the contract', async () => {
      await visit(page, `${centre}/home`)
      const entry = main.getByRole('link', { name: t(`agent.kind_${kind}`) })
      await expect(entry).toContainText(t('agent.waiting'))
      await entry.click()
      if (asks) {
        await answer(page, 'agent.decline')
        await main.getByRole('button', { name: t('agent.ask') }).click()
        await expect(main.getByRole('heading', { name: t('agent.asked_for') })).toBeVisible()
        await clock.advance('3m')
        await expect(main.getByRole('heading', { name: t('agent.waiting') })).toBeVisible()
      }
      await answer(page, 'agent.accept')
      await expect(main.getByRole('heading', { name: t('agent.in_force') })).toBeVisible()
    })

    await test.step('the team plays, and the agent centre shows its stakes', async () => {
      await clock.set(end - hour / 2)
      for (const account of players) await stakeOnLottery(request, world, account)
      // A contract pays for settled stakes.
      await clock.set(end - minute)
      expect(await sumSince(end - hour / 2, 'bet')).toBe(staked)
      await visit(page, `${centre}/home`)
      const today = main.getByRole('region', { name: t('agent.today'), exact: true })
      await expect(today).toContainText(`${t('agent.activeMembers')}${players.length}`)
      await expect(today).toContainText(`${t('agent.turnover')}${shown(staked)}`)
      await expect(main.getByRole('link', { name: t(`agent.kind_${kind}`) })).not.toContainText(t('agent.waiting'))
      expect(await paid()).toEqual([])
    })

    const won = kind === 'dividend' ? await sumSince(end - hour / 2, 'win', 'rebate') : 0
    const { MAIN: before = 0 } = await walletsInLedger(readWorld, agent)
    await clock.advance('1m')
    const movements = await paid()
    const amount = sumOf(movements)
    expect(movements).toHaveLength(1)
    expect(amount).toBeGreaterThan(0)
    expect((await walletsInLedger(readWorld, agent)).MAIN).toBe(before + amount)

    await test.step('the earnings have the payout with its basis and rate', async () => {
      await visit(page, `${centre}/earnings?of=${kind}`)
      await expectSums(page, { 'agent.paid_times': '1', 'agent.paid_sum': shown(amount) })
      const payout = main.getByRole('listitem').filter({ hasText: shown(amount) })
      await expect(payout).toContainText(t('agent.paid_of', { rate, base: shown(staked - won) }))
      await expectAccessible(page)
    })

    await test.step('the contract stays in force, and its history has each event', async () => {
      await visit(page, `${centre}/${path}`)
      await expect(main.getByRole('heading', { name: t('agent.in_force') })).toBeVisible()
      const history = main.getByRole('region', { name: t('agent.history') })
      await history.getByText(t('agent.status_accepted'), { exact: true }).click()
      const opened = history.locator('details[open]').locator('ol').getByRole('listitem')
      const events = [...(asks ? [t('agent.event_asked')] : []), t('agent.event_accepted')]
      await expect(opened).toHaveCount(events.length + 1)
      for (const event of events) await expect(opened.filter({ hasText: event })).toHaveCount(1)
      await expect(history.getByText(t('agent.status_declined'), { exact: true })).toHaveCount(asks ? 1 : 0)
    })

    await test.step('the account record and the wallets have the amount', async () => {
      await visit(page, `/m/transaction/record?kind=${reason}`)
      await expectSums(page, { 'records.total_in': shown(amount), 'records.change': `+${shown(amount)}` })
      await expect(main.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1)
      await visit(page, '/m/transfer')
      await expectWallets(page, readWorld, agent)
    })
  })
}
