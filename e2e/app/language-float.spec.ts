import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { desktop, phone } from '../support/windows.ts'

const [korean, english] = [textsOf('KO'), textsOf('EN')]

for (const [name, size] of Object.entries({ phone, desktop })) {
  test(`a visitor changes the language over home on a ${name}, and it stays`, async ({ page, open }) => {
    await page.setViewportSize(size)
    await open('/m/home', { language: 'KO' })
    // The footer has the same choice further down.
    const float = page
      .getByRole('main')
      .getByRole('button', { name: korean.t('preferences.language', { name: '한국어' }) })
    await expect(float.first()).toBeInViewport({ ratio: 1 })
    await float.first().click()
    await page.getByRole('button', { name: 'English', exact: true }).click()
    await expect(page.getByRole('heading', { name: english.t('games.hot_title') })).toBeVisible()
    await visit(page, '/m/home')
    await expect(page.getByRole('heading', { name: english.t('games.hot_title') })).toBeVisible()
  })
}

test('a member has no float, because the member centre has the choice', async ({ page, open }) => {
  await open('/m/home', { scenario: 'member-with-favorites', language: 'EN', popups: true })
  // The popup comes with the float.
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('button', { name: english.t('preferences.language', { name: 'English' }) })).toHaveCount(
    0,
  )
})
