import { expect, test } from '@playwright/test'
import { member, withdraw, withdrawalsOf } from '../money/withdraw-journey.ts'
import { textsOf } from '../support/texts.ts'
import { store, visit } from '../support/visit.ts'
import { ledgerBalance } from '../support/world.ts'
import { clockIn, readWorldIn } from '../support/world-in.ts'

const { t } = textsOf('EN')

test('money is withdrawn and paid out with the network off', async ({ page, context }) => {
  await page.goto('/m/home?scenario=active-member&merchant=HAEDAL')
  await expect(page.getByRole('banner')).toBeVisible()
  await context.setOffline(true)
  await store(page, { language: 'EN', theme: 'light' })
  await visit(page, '/m/withdraw')
  const readWorld = readWorldIn(page)
  const before = await ledgerBalance(readWorld, member)
  const earlier = (await withdrawalsOf(readWorld)).length
  await withdraw(page, '50000')
  expect(await withdrawalsOf(readWorld)).toHaveLength(earlier + 1)
  expect(await ledgerBalance(readWorld, member)).toBe(before - 50_000)

  await clockIn(page).advance('1m')
  await expect(page.getByRole('heading', { name: t('withdraw.result_approved') })).toBeVisible()
  expect(await ledgerBalance(readWorld, member)).toBe(before - 50_000)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('route.withdraw_record') })
    .last()
    .click()
  await expect(page.getByRole('listitem').filter({ hasText: '₩50,000.00' }).first()).toContainText(
    t('withdraw.status_approved'),
  )
})
