import { expect, test } from '@playwright/test'
import closed from '#locales/ko/studio/tours.json' with { type: 'json' }
import { textsOf } from '../support/texts.ts'

const { t } = textsOf('KO')

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } })

const link = (share: object) =>
  `/__studio/#s=${Buffer.from(JSON.stringify({ version: 1, ...share })).toString('base64url')}`

test('a tour plays by itself with the network off, and goes back by its snapshots', async ({ page, context }) => {
  await page.goto('/__studio/')
  await expect(page.getByRole('heading', { level: 1, name: 'Parlor Studio' })).toBeVisible()
  await context.setOffline(true)
  await page.goto('/icon.svg')
  await page.goto(link({ tour: 'closed', pace: 0 }))
  const bar = page.getByRole('region', { name: closed.tour_closed })
  await expect(bar.getByRole('status')).toHaveText(closed.tour_done)
  await bar.getByRole('combobox', { name: closed.tour_jump }).selectOption('1')
  await expect(bar.getByRole('status')).toContainText(closed.tour_closed_close)
  await expect(bar).toHaveAttribute('data-tour-state', 'here')
  await bar.getByRole('button', { name: closed.tour_back, exact: true }).click()
  await expect(bar.getByRole('status')).toContainText(closed.tour_closed_open)
  await expect(page.locator('iframe').contentFrame().getByRole('banner')).toBeVisible()
  await bar.getByRole('button', { name: closed.tour_end }).click()
  await expect(bar).toHaveCount(0)
})

test('a step back keeps what earlier steps typed on the page, and the app stays in its phone', async ({ page }) => {
  await page.goto(link({ tour: 'deposit' }))
  const bar = page.getByRole('region', { name: closed.tour_deposit })
  const isAt = (step: string) => expect(bar).toHaveAttribute('data-tour-step', step)
  const next = bar.getByRole('button', { name: closed.tour_next, exact: true })
  for (const step of ['methods', 'amount', 'depositor']) {
    await isAt(step)
    await next.click()
  }
  await isAt('submit')
  await expect(bar).toHaveAttribute('data-tour-state', 'here')
  const frame = page.locator('iframe')
  const top = async (of: typeof frame) => (await of.boundingBox())?.y
  expect(await top(frame)).toBe(await top(frame.locator('..')))

  await bar.getByRole('button', { name: closed.tour_back, exact: true }).click()
  await expect(bar).toHaveAttribute('data-tour-state', 'here')
  await isAt('depositor')
  await expect(frame.contentFrame().locator('[name=amount]')).toHaveValue('50,000')
  await expect(frame.contentFrame().locator('[name=depositorName]')).toHaveValue('')
  for (const step of ['submit', 'arrived']) {
    await next.click()
    await isAt(step)
  }
})

test('a reload in the middle of a recording ends it, and brings the phones and the columns back', async ({ page }) => {
  await page.goto('/__studio/')
  const columns = page.getByRole('complementary')
  await expect(columns).not.toHaveCount(0)
  const count = await columns.count()
  await page.getByRole('button', { name: closed.tours, exact: true }).click()
  const list = page.getByRole('dialog', { name: closed.tours })
  await list.getByRole('button', { name: closed.record_tour }).click()
  await expect(page.getByRole('region', { name: closed.record_tour })).toBeVisible()
  await expect(columns).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Parlor Studio' })).toBeVisible()
  await expect(page.getByRole('region', { name: closed.record_tour })).toHaveCount(0)
  await expect(columns).toHaveCount(count)
})

test('a tour is recorded on a phone, edited, saved as a file, opened again and played', async ({ page }) => {
  await page.goto('/__studio/')
  const phone = page.locator('iframe').contentFrame()
  await page.getByRole('button', { name: closed.tours, exact: true }).click()
  const list = page.getByRole('dialog', { name: closed.tours })
  await list.getByRole('button', { name: closed.record_tour }).click()
  const bar = page.getByRole('region', { name: closed.record_tour })
  await expect(bar.getByRole('status')).toHaveText(closed.record_hint)
  await phone.getByRole('link', { name: t('header.login'), exact: true }).click()
  await phone.locator('[name=username]').fill('haedal_92')
  await phone.locator('[name=password]').fill('parlor2026')
  await phone.locator('form [type=submit]').click()
  await expect(phone.getByRole('link', { name: t('header.login'), exact: true })).toHaveCount(0)
  await bar.getByRole('button', { name: closed.record_finish }).click()

  const named = (text: string, value: string | number) => text.replace(/{{\w+}}/, String(value))
  const edit = page.getByRole('dialog', { name: closed.record_edit })
  await edit.getByLabel(closed.record_title).fill('내 첫 투어')
  await edit.getByLabel(named(closed.record_words, 1)).fill('로그인부터 봅니다')
  await expect(edit.getByLabel(named(closed.record_typed, 2))).toHaveValue('haedal_92')
  await expect(edit.getByLabel(named(closed.record_typed, 3))).toHaveValue('')
  await edit.getByLabel(named(closed.record_typed, 3)).fill('parlor2026')
  await edit.getByRole('button', { name: closed.record_save }).click()

  await page.getByRole('button', { name: closed.tours, exact: true }).click()
  const download = page.waitForEvent('download')
  await list.getByRole('button', { name: named(closed.record_file_name, '내 첫 투어') }).click()
  const file = await (await download).path()
  await list.getByRole('button', { name: named(closed.record_delete_name, '내 첫 투어') }).click()
  await expect(list.getByText(closed.record_none)).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(file)
  await list.getByRole('button', { name: named(closed.tour_start_name, '내 첫 투어') }).click()
  const tour = page.getByRole('region', { name: '내 첫 투어' })
  await expect(tour.getByRole('status')).toContainText('로그인부터 봅니다')
  await expect(phone.locator('[data-tour]')).toBeVisible()
  await tour.getByRole('button', { name: closed.tour_play, exact: true }).click()
  await expect(tour.getByRole('status')).toHaveText(closed.tour_done)
  await expect(phone.getByRole('link', { name: t('header.login'), exact: true })).toHaveCount(0)
})
