import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { memberIn } from '../support/world.ts'

const { t } = textsOf('EN')

test('a member changes the nickname and the picture', async ({ page, readWorld, open, expectToast }) => {
  await open('/m/member/home', { scenario: 'active-member', language: 'EN', theme: 'light' })
  const dialog = page.getByRole('dialog', { name: t('member.profile') })
  const edit = page.getByRole('button', { name: t('member.profile_edit') })

  await test.step('the current picture is marked, and an invalid nickname is refused', async () => {
    await edit.click()
    await expect(dialog.getByRole('radio', { name: t('member.picture_current', { number: '1' }) })).toBeChecked()
    await expect(dialog.getByLabel(t('register.field.nickname'))).toHaveValue('해달이')
    await expectAccessible(page)
    await dialog.getByLabel(t('register.field.nickname')).fill('x'.repeat(21))
    await dialog.getByRole('button', { name: t('member.profile_save') }).click()
    await expect(dialog.getByText(t('rule_nickname'))).toBeVisible()
  })

  await test.step('both are saved and shown', async () => {
    await dialog.getByRole('radio', { name: t('member.picture_number', { number: '4' }) }).click()
    await dialog.getByLabel(t('register.field.nickname')).fill(' 바다 ')
    await dialog.getByRole('button', { name: t('member.profile_save') }).click()
    await expectToast(t('in_chang_saved'))
    await expect(dialog).toHaveCount(0)
    await expect(edit).toBeFocused()
    await expect(page.getByRole('region', { name: '바다' })).toBeVisible()
    await expect(page.getByRole('main').locator('img[src*="fox"]')).toBeVisible()
    expect(await memberIn(readWorld, 'haedal_92')).toMatchObject({ nickname: '바다', headIcon: 'fox' })
  })

  await test.step('home shows the picture', async () => {
    const picture = page
      .getByRole('banner')
      .getByRole('button', { name: t('menu.member') })
      .locator('img[src*="fox"]')
    await page
      .getByRole('navigation', { name: t('bottom.label') })
      .getByRole('link')
      .first()
      .click()
    await expect(picture).toBeVisible()
    await page.reload()
    await expect(picture).toBeVisible()
  })
})
