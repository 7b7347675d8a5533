import type { Page } from '@playwright/test'
import { deposit } from '#contract/deposit.ts'
import { promotions } from '#contract/promotions.ts'
import { stored } from '#contract/stored.ts'
import { withdraw } from '#contract/withdraw.ts'
import { fillOrder, order, withdrawalsOf } from '../money/withdraw-journey.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { openTabBeside, store, visit } from '../support/visit.ts'
import { depositsOf, ledgerBalance } from '../support/world.ts'

const { t } = textsOf('EN')
const member = 'haedal_92'

/** Drops the first reply of a call after the gateway has processed it. Returns all keys sent. */
async function loseFirstAnswer(page: Page, { path }: { path: string }): Promise<string[]> {
  const keys: string[] = []
  await page.route(`**${path}`, async (route) => {
    keys.push(route.request().postDataJSON().idempotencyKey)
    if (keys.length > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  return keys
}

/** Drops the reply of the next withdrawal after the gateway has processed it. */
const loseAnswer = (page: Page) =>
  page.route(
    `**${withdraw.withdraw.path}`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

async function announce(page: Page) {
  await page.getByRole('tab', { name: t('deposit.method_BANK') }).click()
  await page.locator('[name=amount]').fill('50000')
  await page.locator('[name=depositorName]').fill('Hong Gildong')
  await page.getByRole('button', { name: t('deposit.submit_BANK') }).click()
}

for (const reload of [false, true]) {
  test(`a transfer whose reply was lost is announced once, if pressed again ${reload ? 'after a reload' : 'at once'}`, async ({
    page,
    readWorld,
    open,
    expectRefusals,
    expectToast,
  }) => {
    expectRefusals()
    await open('/m/voucherCenter', { scenario: 'active-member', language: 'EN' })
    const before = (await depositsOf(readWorld)).length
    const keys = await loseFirstAnswer(page, deposit.manualTransfer)
    await announce(page)
    await expectToast(t('slow_connection'))
    expect(await depositsOf(readWorld)).toHaveLength(before + 1)
    if (reload) {
      await page.reload()
      await announce(page)
    } else await page.getByRole('button', { name: t('deposit.submit_BANK') }).click()
    await expect(page.getByRole('heading', { name: t('deposit.result_pending_BANK') })).toBeVisible()
    expect(keys).toEqual([keys[0], keys[0]])
    expect(await depositsOf(readWorld)).toHaveLength(before + 1)
  })
}

test('a transfer whose reply was lost is announced once in a browser whose storage is full', async ({
  page,
  readWorld,
  arrange,
  expectRefusals,
  expectToast,
}) => {
  expectRefusals()
  await arrange({ scenario: 'active-member', language: 'EN' })
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await visit(page, '/m/voucherCenter')
  const before = (await depositsOf(readWorld)).length
  const keys = await loseFirstAnswer(page, deposit.manualTransfer)
  await announce(page)
  await expectToast(t('slow_connection'))
  await page.getByRole('button', { name: t('deposit.submit_BANK') }).click()
  await expect(page.getByRole('heading', { name: t('deposit.result_pending_BANK') })).toBeVisible()
  expect(keys).toEqual([keys[0], keys[0]])
  expect(await depositsOf(readWorld)).toHaveLength(before + 1)
})

test('the same transfer of the next member in the tab is another one', async ({
  page,
  request,
  world,
  readWorld,
  open,
  expectRefusals,
  expectToast,
}) => {
  expectRefusals()
  await open('/m/voucherCenter', { scenario: 'active-member', language: 'EN' })
  const before = (await depositsOf(readWorld)).length
  const keys = await loseFirstAnswer(page, deposit.manualTransfer)
  await announce(page)
  await expectToast(t('slow_connection'))
  const { value } = await (await request.post('/__gateway/sign-in', { data: { world, account: 'minji_k' } })).json()
  await store(await openTabBeside(page), { [stored.session.key]: value })
  await expect(page.getByText('₩320,000.00').first()).toBeVisible()
  await announce(page)
  await expect(page.getByRole('heading', { name: t('deposit.result_pending_BANK') })).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[1]).not.toBe(keys[0])
  expect(await depositsOf(readWorld)).toHaveLength(before + 2)
})

test('a payment whose reply was lost is opened once, and a later payment is a new one', async ({
  page,
  readWorld,
  open,
  expectRefusals,
  expectToast,
}) => {
  expectRefusals()
  await open('/m/voucherCenter', { scenario: 'active-member', language: 'EN' })
  const before = await ledgerBalance(readWorld, member)
  const made = (await depositsOf(readWorld)).length
  const keys = await loseFirstAnswer(page, deposit.paymentGateway)
  const pay = page.getByRole('button', { name: t('deposit.submit_GATEWAY') })
  await page.getByRole('tab', { name: t('deposit.method_GATEWAY') }).click()
  await page.locator('[name=amount]').fill('50000')
  await pay.click()
  await expectToast(t('slow_connection'))
  await pay.click()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect(page.getByRole('heading', { name: t('deposit.result_credited') })).toBeVisible()
  expect(await depositsOf(readWorld)).toHaveLength(made + 1)
  expect(await ledgerBalance(readWorld, member)).toBe(before + 50_000)

  await visit(page, '/m/voucherCenter')
  await page.getByRole('tab', { name: t('deposit.method_GATEWAY') }).click()
  await page.locator('[name=amount]').fill('50000')
  await pay.click()
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeVisible()
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
  expect(await depositsOf(readWorld)).toHaveLength(made + 2)
})

test('a withdrawal whose reply was lost is requested once, if sent again', async ({
  page,
  readWorld,
  open,
  expectRefusals,
  expectToast,
}) => {
  expectRefusals()
  await open('/m/withdraw', { scenario: 'active-member', language: 'EN' })
  const before = await ledgerBalance(readWorld, member)
  const made = (await withdrawalsOf(readWorld)).length
  await loseAnswer(page)
  await fillOrder(page, '50000')
  await order(page)
  await expectToast(t('slow_connection'))
  await order(page)
  await expect(page.getByRole('heading', { name: t('withdraw.result_pending') })).toBeVisible()
  expect(await withdrawalsOf(readWorld)).toHaveLength(made + 1)
  expect(await ledgerBalance(readWorld, member)).toBe(before - 50_000)
})

test('a withdrawal of the same amount is another one a quarter of an hour after a lost reply', async ({
  page,
  readWorld,
  open,
  clock,
  expectRefusals,
  expectToast,
}) => {
  expectRefusals()
  await open('/m/withdraw', { scenario: 'active-member', language: 'EN' })
  const made = (await withdrawalsOf(readWorld)).length
  await loseAnswer(page)
  await fillOrder(page, '50000')
  await order(page)
  await expectToast(t('slow_connection'))
  await clock.advance('15m')
  await page.reload()
  await fillOrder(page, '50000')
  await order(page)
  await expect(page.getByRole('heading', { name: t('withdraw.result_pending') })).toBeVisible()
  expect(await withdrawalsOf(readWorld)).toHaveLength(made + 2)
})

test('a check-in whose reply was lost is shown as done, and pays once', async ({
  page,
  readWorld,
  open,
  expectRefusals,
  expectToast,
}) => {
  expectRefusals()
  await open('/m/rewardCenter', { scenario: 'active-member', language: 'EN' })
  const before = await ledgerBalance(readWorld, member)
  await loseFirstAnswer(page, promotions.claimReward)
  await page.getByRole('button', { name: /^Check in and get/ }).click()
  await expectToast(t('slow_connection'))
  await expect(page.getByText(t('rewards.checked_in'))).toBeVisible()
  expect(await ledgerBalance(readWorld, member)).toBe(before + 500)
})
