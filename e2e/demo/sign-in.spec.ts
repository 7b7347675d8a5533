import { expect, test } from '@playwright/test'
import { chooseAtProvider } from '../support/session-forms.ts'
import { textsOf } from '../support/texts.ts'
import { store, visit } from '../support/visit.ts'
import { snapshotOf } from '../support/world.ts'
import { readWorldIn } from '../support/world-in.ts'

const { t } = textsOf('EN')

test('a social account signs in through its own window', async ({ page }) => {
  await page.goto('/m/home?scenario=default&merchant=HAEDAL')
  await expect(page.getByRole('banner')).toBeVisible()
  await store(page, { language: 'EN', theme: 'light' })
  await visit(page, '/m/login')
  const google = page.getByRole('button', { name: t('provider.with', { name: 'Google' }) })
  const [popup] = await Promise.all([page.waitForEvent('popup'), google.click()])
  await chooseAtProvider(popup, 'Continue')
  await expect(page).toHaveURL(/\/m\/home$/)
  const { members } = (await snapshotOf(readWorldIn(page))).tables
  expect(members.filter(({ identity }) => identity === 'google:mina')).toHaveLength(1)
})
