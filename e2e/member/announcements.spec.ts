import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { desktop } from '../support/windows.ts'

const { t } = textsOf('EN')

test.describe('in a wide window', () => {
  test.use({ viewport: desktop })

  test('an announcement that is read leaves the number beside the messages at once', async ({ page, open }) => {
    await open('/m/notice', { scenario: 'member-with-favorites', language: 'EN' })
    const unread = page.getByRole('link', { name: t('menu.messages') }).getByText(/^\d+ unread$/)
    await expect(unread).toHaveText('9 unread')
    await page.locator('[data-unread]').first().click()
    await expect(unread).toHaveText('8 unread')
  })
})

test('a trial sees the number of unread announcements, and no entry to change a password', async ({ page, open }) => {
  await open('/m/message', { scenario: 'trial', language: 'EN' })
  const rows = page.getByRole('navigation', { name: t('route.messages') }).getByRole('listitem')
  await expect(rows.filter({ hasText: t('route.notice') })).toContainText(/[1-9]\d* unread/)
  await visit(page, '/m/member/home')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: t('route.notice') })).toBeVisible()
  await expect(main.getByRole('link', { name: t('route.change_password') })).toHaveCount(0)
})

test('the message centre begins with Telegram, as specified', async ({ page, open }) => {
  await open('/m/message', { scenario: 'active-member', language: 'EN' })
  const rows = page.getByRole('navigation', { name: t('route.messages') }).getByRole('listitem')
  await expect(rows).toHaveCount(5)
  const keys = ['messages.telegram', 'route.notice', 'route.inbox', 'messages.chat', 'messages.affiliate'] as const
  for (const [place, key] of keys.entries()) await expect(rows.nth(place)).toContainText(t(key))
})
