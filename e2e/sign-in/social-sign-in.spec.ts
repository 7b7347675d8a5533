import type { Page } from '@playwright/test'
import { socialProviders } from '#contract/auth.ts'
import { socialFlags } from '#mock-server/platform/accounts/endpoints/social-login.ts'
import { expectAccessible } from '../support/accessible.ts'
import { chooseAtProvider } from '../support/session-forms.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { snapshotOf } from '../support/world.ts'
import { change, field, openProvider } from './provider-window.ts'

const { t } = textsOf('EN')

/** Returns a press of an account’s button; its name may be written in any case. */
const withAccount = (page: Page, name: string) => () =>
  page.getByRole('button', { name: t('provider.with', { name }) }).click()
const withGoogle = (page: Page) => withAccount(page, 'Google')

test.describe('a social sign-in', () => {
  test('registers the member the first time, from a window of another origin', async ({ page, open, readWorld }) => {
    await open('/m/login', { language: 'EN' })
    const popup = await openProvider(page, withGoogle(page))
    expect(new URL(popup.url()).origin).not.toBe(new URL(page.url()).origin)
    await expectAccessible(popup)
    await popup.getByRole('radio', { name: 'Jun Seo' }).check()
    await chooseAtProvider(popup, 'Continue')
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect.poll(() => popup.isClosed()).toBe(true)
    const { members } = (await snapshotOf(readWorld)).tables
    expect(members.filter(({ identity }) => identity === 'google:jun')).toHaveLength(1)

    await test.step('who then sets a first password', async () => {
      await visit(page, '/m/securityCenter?part=password')
      await field(page, 'newPassword').fill('parlor2027')
      await expect(field(page, 'oldPassword')).toHaveCount(0)
      await field(page, 'confirmNewPassword').fill('parlor2027')
      await page.getByRole('button', { name: t('common.confirm') }).click()
      const row = page.getByRole('main').getByRole('link', { name: t('security.part_password') })
      await expect(row).toContainText(t('security.is_set'))
      const changed = (await snapshotOf(readWorld)).tables.members.find(({ identity }) => identity === 'google:jun')
      expect(changed?.password).toBe('parlor2027')
    })
  })

  test('on the registration keeps the invitation', async ({ page, open, readWorld }) => {
    await open('/m/register?r=minji_k', { language: 'EN' })
    await chooseAtProvider(await openProvider(page, withGoogle(page)), 'Continue')
    await expect(page).toHaveURL(/\/m\/home$/)
    const { members } = (await snapshotOf(readWorld)).tables
    expect(members.find(({ identity }) => identity === 'google:mina')?.details.recommenderId).toBe('minji_k')
  })

  for (const provider of socialProviders)
    test(`by ${provider} registers a member of ${provider}`, async ({ page, open, readWorld }) => {
      await open('/m/login', { language: 'EN' })
      await chooseAtProvider(await openProvider(page, withAccount(page, provider)), 'Continue')
      await expect(page).toHaveURL(/\/m\/home$/)
      const { members } = (await snapshotOf(readWorld)).tables
      expect(members.flatMap(({ identity }) => identity ?? [])).toEqual([`${provider}:mina`])
    })

  const ends = [
    { name: 'cancelled', act: (popup: Page) => chooseAtProvider(popup, 'Cancel'), text: t('provider.cancelled') },
    { name: 'failed', act: (popup: Page) => chooseAtProvider(popup, 'Let it fail'), text: t('provider.failed') },
    { name: 'closed', act: (popup: Page) => popup.close(), text: t('provider.closed') },
    { name: 'refused', act: (popup: Page) => chooseAtProvider(popup, 'Expired proof'), text: t('code_expired') },
  ]
  for (const { name, act, text } of ends) {
    test(`that is ${name} says so and leaves the form as it was`, async ({
      page,
      open,
      expectToast,
      expectRefusals,
    }) => {
      if (name === 'refused') expectRefusals()
      await open('/m/login', { language: 'EN' })
      await field(page, 'username').fill('haedal_92')
      await field(page, 'password').fill('half-typed')
      await act(await openProvider(page, withGoogle(page)))
      await expectToast(text)
      await expect(page).toHaveURL(/\/m\/login$/)
      await expect(field(page, 'username')).toHaveValue('haedal_92')
      await expect(field(page, 'password')).toHaveValue('half-typed')
      await openProvider(page, withGoogle(page))
    })
  }

  test('without an answer ends after two minutes, and a blocked window is explained', async ({
    page,
    open,
    expectToast,
  }) => {
    await page.clock.install()
    await open('/m/login', { language: 'EN' })
    await chooseAtProvider(await openProvider(page, withGoogle(page)), 'No answer')
    await page.clock.fastForward('02:00')
    await expectToast(t('provider.timeout'))
    await page.evaluate(() => {
      window.open = () => null
    })
    await withGoogle(page)()
    await expectToast(t('provider.blocked'))
  })

  test('is offered by each account that the merchant has on', async ({ page, request, world, arrange }) => {
    await arrange({ language: 'EN' })
    const row = page.getByRole('region', { name: t('provider.row') })
    for (const off of socialProviders) {
      const flags = Object.fromEntries(socialProviders.map((provider) => [socialFlags[provider], provider !== off]))
      await change(request, world, { flags })
      await visit(page, '/m/login')
      for (const name of socialProviders.filter((provider) => provider !== off)) {
        await expect(row.getByRole('button', { name: t('provider.with', { name }) })).toBeVisible()
      }
      await expect(row.getByRole('button')).toHaveCount(3)
    }
  })

  test('is not offered without the third-party sign-in, nor for the mobile number', async ({
    page,
    open,
    request,
    world,
  }) => {
    await open('/m/login', { language: 'EN' })
    const row = page.getByRole('region', { name: t('provider.row') })
    await expect(row.getByRole('button')).toHaveCount(4)
    await page.getByRole('tab', { name: t('auth.mobile') }).click()
    await expect(row).toHaveCount(0)
    await visit(page, '/m/register')
    await expect(row.getByRole('button')).toHaveCount(4)
    await page.getByRole('tab', { name: t('auth.mobile') }).click()
    await expect(field(page, 'mobileNum')).toBeVisible()
    await expect(row).toHaveCount(0)
    await change(request, world, { thirdPartySignIn: false })
    await visit(page, '/m/login')
    await expect(page.getByRole('button', { name: t('login.trial') })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(row).toHaveCount(0)
  })
})
