import type { APIRequestContext, Page } from '@playwright/test'
import { memberPassword } from '#fixtures/members.ts'
import { expectAccessible } from '../support/accessible.ts'
import { logIn, sendLogin } from '../support/session-forms.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { follow, visit } from '../support/visit.ts'
import { latestCode, memberIn, type ReadWorld, snapshotOf } from '../support/world.ts'

const { t } = textsOf('KO')
const next = 'parlor2027'

/** Sends the form of a new password. */
async function sendPassword(page: Page, password: string): Promise<void> {
  await page.locator('input[name=newPassword]').fill(password)
  await page.locator('input[name=confirmNewPassword]').fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('common.confirm') })
    .click()
}

/** Resets a forgotten password by SMS, and ends with its confirmation. */
async function resetBySms(page: Page, readWorld: ReadWorld, mobile: string): Promise<void> {
  await page.locator('input[name=mobileNum]').fill(mobile)
  await page.getByRole('button', { name: t('forget.send') }).click()
  await page.getByLabel(t('auth.sms_code')).fill(await latestCode(page, readWorld))
  await page.getByRole('button', { name: t('forget.next') }).click()
  await page.locator('input[name=newPassword]').fill(next)
  await page.locator('input[name=confirmNewPassword]').fill(next)
  await expectAccessible(page)
  await page.getByRole('button', { name: t('forget.finish') }).click()
  await expect(page.getByRole('heading', { name: t('forget.done') })).toBeVisible()
}

test('a forgotten password is reset by SMS, and changed again after a login', { tag: '@demo' }, async ({
  page,
  readWorld,
  open,
}) => {
  await open('/m/login', { language: 'KO', theme: 'light' })

  await test.step('three steps set a new password', async () => {
    await page.getByRole('link', { name: t('login.forgot') }).click()
    await resetBySms(page, readWorld, '01022334455')
  })

  await test.step('the new password logs in', async () => {
    await page.getByRole('link', { name: t('forget.to_login') }).click()
    await logIn(page, 'haedal_92', next)
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  await test.step('the form omits the held password, and refuses it as the new one', async () => {
    await follow(page, '/m/changePsw')
    await expect(page.locator('input[name=newPassword]')).toBeVisible()
    await expect(page.locator('input[name=oldPassword]')).toHaveCount(0)
    await sendPassword(page, next)
    await expect(page.getByText(t('password.unchanged'))).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button').click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await sendPassword(page, memberPassword)
    await expect(page).toHaveURL(/\/m\/home$/)
  })
})

for (const from of ['login', 'change'] as const) {
  test(`an agent’s own login recovers its password from the ${from} of it, and is at the agents’ desk again`, async ({
    page,
    readWorld,
    open,
  }) => {
    const isOpen = from === 'change'
    await open(isOpen ? '/m/changePsw' : '/m/login?desk=agent', {
      scenario: isOpen ? 'agent-desk' : 'default',
      language: 'KO',
    })
    await page.getByRole('link', { name: t('login.forgot') }).click()
    await resetBySms(page, readWorld, '01055550240')
    await page.getByRole('link', { name: t('forget.to_login') }).click()
    await expect(page).toHaveURL(/\/m\/login\?desk=agent$/)
    await logIn(page, 'desk_forty', next)
    await expect(page).toHaveURL(/\/m\/member\/agent\/home$/)
  })
}

test('an agent who remembers the password returns from its recovery to the agents’ desk', async ({ page, open }) => {
  await open('/m/login?desk=agent', { language: 'KO' })
  await page.getByRole('link', { name: t('login.forgot') }).click()
  await page.getByRole('link', { name: t('forget.to_login') }).click()
  await expect(page).toHaveURL(/\/m\/login\?desk=agent$/)
  await expect(page.getByRole('link', { name: t('login.member_title') })).toBeVisible()
})

test('a first login leads to the change of the password, and later ones do not', async ({
  page,
  open,
  expectToast,
}) => {
  await open('/m/login', { language: 'KO', theme: 'light' })
  await logIn(page, 'newcomer')
  await expect(page).toHaveURL(/\/m\/changePsw$/)
  await expect(page.getByText(t('password.first_intro'))).toBeVisible()
  await expect(page.getByRole('main').locator('input[name=newPassword]')).toBeVisible()
  await expect(page.locator('input[name=oldPassword]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('common.back') })).toHaveCount(0)
  await expectAccessible(page)
  await sendPassword(page, next)
  await expectToast(t('password.changed'))
  await expect(page).toHaveURL(/\/m\/home$/)

  await follow(page, '/m/member/home')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('menu.sign_out') })
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('sign_out.confirm') })
    .click()
  await visit(page, '/m/login')
  await logIn(page, 'newcomer', next)
  await expect(page).toHaveURL(/\/m\/home$/)
})

/** Gives the member before a first login a mobile number, and logs in with it at the login page. */
async function logInFirstBySms(page: Page, readWorld: ReadWorld, request: APIRequestContext, world: string) {
  const snapshot = await snapshotOf(readWorld)
  for (const member of snapshot.tables.members) if (member.account === 'newcomer') member.mobile = '821061234567'
  expect((await request.put('/__gateway/snapshot', { data: { world, snapshot } })).ok()).toBe(true)
  await visit(page, '/m/login')
  await page.getByRole('tab', { name: t('auth.mobile') }).click()
  await page.locator('[name=username]').fill('01061234567')
  await page.getByRole('button', { name: t('auth.get_code') }).click()
  await expect.poll(async () => (await snapshotOf(readWorld)).outbox.length).toBe(snapshot.outbox.length + 1)
  await page.locator('[name=password]').fill((await snapshotOf(readWorld)).outbox.at(-1)?.code ?? '')
  await sendLogin(page)
  await expect(page).toHaveURL(/\/m\/changePsw$/)
}

test('a first login by SMS leads to the change of the password, which asks for the present one', async ({
  page,
  request,
  world,
  readWorld,
  arrange,
  expectToast,
}) => {
  await arrange({ language: 'KO', theme: 'light' })
  await logInFirstBySms(page, readWorld, request, world)
  await expect(page.getByText(t('password.first_intro'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('common.back') })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: t('login.forgot') })).toBeVisible()
  await expectAccessible(page)
  await page.locator('input[name=oldPassword]').fill(memberPassword)
  await sendPassword(page, next)
  await expectToast(t('password.changed'))
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('banner').getByText('₩0.00')).toBeVisible()
  expect((await memberIn(readWorld, 'newcomer'))?.password).toBe(next)
})

test('a member who does not know the password at a first login by SMS resets it, and is in', async ({
  page,
  request,
  world,
  readWorld,
  arrange,
}) => {
  await arrange({ language: 'KO', theme: 'dark' })
  await logInFirstBySms(page, readWorld, request, world)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('login.forgot') })
    .click()
  await resetBySms(page, readWorld, '01061234567')
  await page.getByRole('link', { name: t('forget.to_login') }).click()
  await logIn(page, 'newcomer', next)
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('banner').getByText('₩0.00')).toBeVisible()
})
