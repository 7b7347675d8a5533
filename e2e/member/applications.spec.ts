import type { Page } from '@playwright/test'
import { promotions } from '#contract/promotions.ts'
import { sampleImages } from '#mock-server/verify/testing/sample-images.ts'
import { expectSums } from '../money/record-page.ts'
import { expectWallets, shown, walletsInLedger } from '../money/wallets-journey.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { paidTo, sumOf } from '../support/world.ts'

const { t } = textsOf('EN')
const member = 'haedal_92'
const jackpot = '/m/activity?id=jackpot-night'
const picture = { name: 'win.png', mimeType: 'image/png', buffer: Buffer.from(sampleImages.png, 'base64') }
const comment = 'The jackpot of Saturday night'
const call = `**${promotions.applyPromotion.path}`

/** Opens the form and fills it in. */
async function fillIn(page: Page) {
  await page.getByRole('button', { name: t('promotions.apply'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(comment)
  await dialog.locator('input[type=file]').setInputFiles([picture, { ...picture, name: 'second.png' }])
  await expect(dialog.getByText('2/3')).toBeVisible()
  return dialog
}

test('a refused picture is named, everything stays, and the list follows the application until it pays', async ({
  page,
  readWorld,
  open,
  expectRefusals,
  expectToast,
  clock,
}) => {
  expectRefusals()
  await open(jackpot, { scenario: 'active-member', language: 'EN', theme: 'light' })
  const dialog = await fillIn(page)
  await page.route(call, (route) =>
    route.fulfill({
      status: 422,
      json: { success: false, errorCode: 'IMAGE_INVALID', message: '', field: 'body.images.1' },
    }),
  )
  await dialog.getByRole('button', { name: t('promotions.apply_now') }).click()
  await expect(dialog.getByText(`second.jpg: ${t('promotions.image_invalid')}`)).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveValue(comment)
  await expect(dialog.getByText('2/3')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(call)
  await dialog.getByRole('button', { name: t('promotions.remove_image', { number: '2' }) }).click()
  await expect(dialog.getByText(t('promotions.image_invalid'))).toHaveCount(0)
  await dialog.getByRole('button', { name: t('promotions.apply_now') }).click()
  await expectToast(t('promotions.applied'))

  const main = page.getByRole('main')
  await main.getByRole('link', { name: t('route.applications') }).click()
  const row = main.getByRole('listitem')
  await expect(row).toContainText(comment)
  await expect(row).toContainText(t('promotions.pictures', { number: '1' }))
  await expect(row).toContainText(t('promotions.filter_pending'))
  await expectAccessible(page)
  const { MAIN: before = 0 } = await walletsInLedger(readWorld, member)
  expect(await paidTo(readWorld, member, 'promotion')).toEqual([])
  await clock.advance('16m')
  await page.reload()
  await expect(row).toContainText(t('promotions.filter_approved'))
  const paid = await paidTo(readWorld, member, 'promotion')
  expect(paid).toHaveLength(1)
  const bonus = sumOf(paid)
  expect(bonus).toBeGreaterThan(0)
  await expect(row).toContainText(shown(bonus))
  expect((await walletsInLedger(readWorld, member)).MAIN).toBe(before + bonus)
  await main.getByRole('tab', { name: t('promotions.filter_refused') }).click()
  await expect(main.getByText(t('records.none_filtered'))).toBeVisible()
  await page.goBack()
  await page.goForward()
  await main.getByRole('button', { name: t('records.clear') }).click()
  await expect(main.getByRole('tab', { name: t('records.all'), selected: true })).toBeVisible()
  await row.getByRole('link').click()
  await page.goBack()
  await expect(row.getByRole('link')).toBeFocused()

  await visit(page, '/m/transaction/record?kind=promotion')
  await expectSums(page, { 'records.total_in': shown(bonus), 'records.change': `+${shown(bonus)}` })
  await visit(page, '/m/transfer')
  await expectWallets(page, readWorld, member)
})

test('a member stops the sending, and nothing that was entered is lost', async ({ page, open, expectRefusals }) => {
  expectRefusals(/ERR_FAILED|ERR_ABORTED/)
  await open(jackpot, { scenario: 'active-member', language: 'EN', theme: 'dark' })
  const dialog = await fillIn(page)
  await page.route(call, () => new Promise(() => undefined))
  await dialog.getByRole('button', { name: t('promotions.apply_now') }).click()
  await expect(dialog.getByRole('progressbar', { name: t('promotions.uploading') })).toBeVisible()
  await dialog.getByRole('button', { name: t('promotions.stop_sending') }).click()
  await expect(dialog.getByText(t('promotions.stopped'))).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveValue(comment)
  await expect(dialog.getByText('2/3')).toBeVisible()
  await expectAccessible(page)
})

test('a member without applications is led to the promotions', async ({ page, open }) => {
  await open('/m/applications', { scenario: 'active-member', language: 'EN' })
  await expect(page.getByText(t('promotions.none_sent'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: t('promotions.others') }).click()
  await expect(page).toHaveURL(/\/m\/activity$/)
})

test('pictures that are picked while others are prepared join them', async ({ page, open }) => {
  await page.addInitScript(() => {
    const decode = window.createImageBitmap.bind(window)
    const held: (() => void)[] = []
    const hold = async (file: ImageBitmapSource) => {
      // Both at once, when both have arrived.
      await new Promise<void>((resolve) => {
        held.push(resolve)
        if (held.length === 2) for (const go of held) go()
      })
      return decode(file)
    }
    Object.assign(window, { createImageBitmap: hold })
  })
  await open(jackpot, { scenario: 'active-member', language: 'EN' })
  await page.getByRole('button', { name: t('promotions.apply'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const input = dialog.locator('input[type=file]')
  await input.setInputFiles([picture])
  await input.setInputFiles([{ ...picture, name: 'second.png' }])
  await expect(dialog.getByText('2/3')).toBeVisible()
})
