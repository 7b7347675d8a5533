import { promotions } from '#contract/promotions.ts'
import { withdraw } from '#contract/withdraw.ts'
import { callsOf, holdAnswers } from '../support/answers.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { depositsOf } from '../support/world.ts'
import { fillOrder, order, withdrawalsOf } from './withdraw-journey.ts'

const { t } = textsOf('EN')

test('a withdrawal that was sent cannot be cancelled in its dialog, nor sent again', async ({
  page,
  readWorld,
  open,
}) => {
  await open('/m/withdraw', { scenario: 'active-member', language: 'EN' })
  const before = await withdrawalsOf(readWorld)
  await fillOrder(page, '50000')
  const replies = await holdAnswers(page, callsOf(withdraw.withdraw))
  await order(page)
  await expect.poll(replies.count).toBe(1)
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: t('common.cancel') })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('button', { name: t('menu.withdraw') })).toHaveAttribute('aria-busy', 'true')
  await replies.release()
  await expect(page.getByRole('heading', { name: t('withdraw.result_pending') })).toBeVisible()
  expect(await withdrawalsOf(readWorld)).toHaveLength(before.length + 1)
})

test('a withdrawal is made once if the page is reloaded before its outcome shows', async ({
  page,
  readWorld,
  open,
}) => {
  await open('/m/withdraw', { scenario: 'active-member', language: 'EN' })
  const before = await withdrawalsOf(readWorld)
  await fillOrder(page, '50000')
  const reads = await holdAnswers(page, callsOf(withdraw.bankCards))
  await order(page)
  await expect.poll(reads.count).toBe(1)
  reads.hold(false)
  await page.reload()
  await fillOrder(page, '50000')
  await order(page)
  await expect(page.getByRole('heading', { name: t('withdraw.result_pending') })).toBeVisible()
  expect(await withdrawalsOf(readWorld)).toHaveLength(before.length + 1)
})

test('a second press while the payment page loads makes no second deposit', async ({ page, readWorld, open }) => {
  await open('/m/voucherCenter', { scenario: 'active-member', language: 'EN' })
  const before = await depositsOf(readWorld)
  await page.getByRole('tab', { name: t('deposit.method_GATEWAY') }).click()
  await page.getByRole('button', { name: t('deposit.add', { amount: '₩50,000' }) }).click()
  const loaded = Promise.withResolvers<void>()
  await page.route(/\/__vendors\/pay\.html/, async (route) => {
    await loaded.promise
    await route.continue()
  })
  const requested = page.waitForRequest(/\/__vendors\/pay\.html/)
  await page.getByRole('button', { name: t('deposit.submit_GATEWAY') }).focus()
  // A press on an element would wait for the page that loads.
  await page.keyboard.press('Enter')
  await requested
  await page.keyboard.press('Enter')
  loaded.resolve()
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeVisible()
  expect(await depositsOf(readWorld)).toHaveLength(before.length + 1)
})

test('a reward whose button is pressed at every moment is claimed once', async ({ page, open }) => {
  await open('/m/rewardCenter', { scenario: 'active-member', language: 'EN' })
  const claim = page.getByRole('button', { name: t('rewards.claim_of', { title: 'First spin' }) })
  let claims = 0
  page.on('request', (request) => {
    if (callsOf(promotions.claimReward)(request)) claims += 1
  })
  await claim.evaluate(
    (button: HTMLElement) =>
      new Promise<void>((resolve) => {
        // A message comes between any two tasks of the page, as a press does.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          if (!button.isConnected) return resolve()
          button.click()
          port2.postMessage(null)
        }
        port2.postMessage(null)
      }),
  )
  expect(claims).toBe(1)
})
