import { expect, test } from '@playwright/test'
import { logIn } from '../support/session-forms.ts'
import { textsOf } from '../support/texts.ts'
import { store, visit } from '../support/visit.ts'

const { t } = textsOf('EN')

test('an agent logs in at the agents’ desk and walks the team with the network off', async ({ page, context }) => {
  await page.goto('/m/home?scenario=default&merchant=HAEDAL')
  await expect(page.getByRole('banner')).toBeVisible()
  await context.setOffline(true)
  await store(page, { language: 'EN', theme: 'light' })
  await visit(page, '/m/login?desk=agent')
  await logIn(page, 'desk_forty')
  await expect(page).toHaveURL(/\/m\/member\/agent\/home$/)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: t('agent.team') }).click()
  await main.getByRole('link', { name: /desk_fortyone/ }).click()
  await main.getByRole('link', { name: /agent_lim/ }).click()
  const path = page.getByRole('navigation', { name: t('agent.path') })
  await expect(path.getByRole('listitem')).toHaveText([t('agent.me'), 'Desk 41', '임에이전트'])
})
