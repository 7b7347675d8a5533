import { expect, test } from '@playwright/test'
import { textsOf } from '../support/texts.ts'
import { watchToasts } from '../support/toasts.ts'
import { store, visit } from '../support/visit.ts'

const { t } = textsOf('EN')

test('the member centre leads to everything of the member with the network off', async ({ page, context }) => {
  const expectToast = await watchToasts(page)
  await page.goto('/m/home?scenario=active-member&merchant=HAEDAL')
  await expect(page.getByRole('banner')).toBeVisible()
  await context.setOffline(true)
  await store(page, { language: 'EN', theme: 'light' })
  await visit(page, '/m/member/home')
  const main = page.getByRole('main')

  await test.step('the nickname changes', async () => {
    await main.getByRole('button', { name: t('member.profile_edit') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Otter')
    await dialog.getByRole('button', { name: t('member.profile_save') }).click()
    await expectToast(t('in_chang_saved'))
    await expect(main.getByText('Otter')).toBeVisible()
  })

  await test.step('every entry opens its screen', async () => {
    for (const title of [
      'route.game_record',
      'route.account_record',
      'route.security',
      'route.applications',
      'route.feedback',
    ] as const) {
      await main.getByRole('link', { name: t(title) }).click()
      await expect(page.getByRole('heading', { level: 1, name: t(title) })).toBeVisible()
      await page.goBack()
    }
  })

  await test.step('the member logs out', async () => {
    await main.getByRole('button', { name: t('menu.sign_out') }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: t('sign_out.confirm') }).click()
    await expect(page).toHaveURL(/\/m\/(home|login)/)
  })
})
