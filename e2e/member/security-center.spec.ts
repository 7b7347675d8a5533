import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { follow } from '../support/visit.ts'
import { latestCode, memberIn, snapshotOf } from '../support/world.ts'
import { address, field, fill, fillPayment, next, row, save } from './security-page.ts'

const { t } = textsOf('EN')

test('a member finds every part with its state; Back and a reload keep the place', async ({ page, open }) => {
  await open('/m/member/home', { scenario: 'active-member', language: 'EN', theme: 'light' })
  await expect(row(page, 'route.security')).toContainText(t('security.level_medium'))
  await expect(row(page, 'route.change_password')).toHaveCount(0)
  await row(page, 'route.security').click()
  await expect(page.getByText(t('security.set_of', { set: '4', total: '5' }))).toBeVisible()
  await expect(row(page, 'security.part_email')).toContainText('ha****@example.com')
  await expect(row(page, 'security.part_questions')).toContainText(t('security.not_set'))
  await expect(row(page, 'security.part_cards')).toContainText('2')
  await expectAccessible(page)

  await row(page, 'security.part_email').click()
  await expect(page.getByRole('heading', { name: t('security.part_email') })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: t('security.part_email') })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByText(t('security.level'), { exact: true })).toBeVisible()
  await row(page, 'security.part_payee').click()
  await expect(page.getByText('김*달')).toBeVisible()
  await page.getByRole('button', { name: t('common.back') }).click()
  await expect(row(page, 'security.part_payee')).toBeFocused()
})

test('an e-mail address is set by the code that arrives there', async ({
  page,
  readWorld,
  open,
  expectRefusals,
  expectToast,
}) => {
  expectRefusals()
  await open(address, { scenario: 'new-member', language: 'EN' })
  await row(page, 'security.part_email').click()
  await fill(page, { email: 'minji@example.com' })
  await page.getByRole('button', { name: t('auth.get_code') }).click()
  await expect(page.getByText(t('email_taken'))).toBeVisible()

  await fill(page, { email: 'expired@parlor.example'.replace('@', '+1@') })
  await page.getByRole('button', { name: t('auth.get_code') }).click()
  await expectToast(t('verification_code_emailed'))
  await fill(page, { verificationCode: await latestCode(page, readWorld) })
  await save(page).click()
  await expect(page.getByText(t('code_expired'))).toBeVisible()

  await fill(page, { email: 'newcomer@example.com' })
  await expect(field(page, 'verificationCode')).toHaveValue('')
  await page.getByRole('button', { name: t('auth.get_code') }).click()
  await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled()
  await fill(page, { verificationCode: await latestCode(page, readWorld) })
  await save(page).click()
  await expect(row(page, 'security.part_email')).toContainText('ne******@example.com')
  expect((await memberIn(readWorld, 'newcomer'))?.details.email).toBe('newcomer@example.com')
})

for (const { part, before, typed, after, stored } of [
  {
    part: 'security.part_email',
    before: 'ha****@example.com',
    typed: { email: 'second@example.com' },
    after: 'se****@example.com',
    stored: ['821022334455', 'second@example.com'],
  },
  {
    part: 'security.part_mobile',
    before: '********4455',
    typed: { mobileNum: '01099998888' },
    after: '********8888',
    stored: ['821099998888', 'haedal@example.com'],
  },
] as const) {
  test(`${t(part)}: what is set is replaced by the code that arrives at the new one`, async ({
    page,
    readWorld,
    open,
  }) => {
    const contacts = async () => {
      const member = await memberIn(readWorld, 'haedal_92')
      return [member?.mobile, member?.details.email]
    }
    await open(address, { scenario: 'active-member', language: 'EN' })
    await expect(row(page, part)).toContainText(before)
    await row(page, part).click()
    await fill(page, typed)
    await page.getByRole('button', { name: t('auth.get_code') }).click()
    await fill(page, { verificationCode: await latestCode(page, readWorld) })
    expect(await contacts()).toEqual(['821022334455', 'haedal@example.com'])
    await save(page).click()
    await expect(row(page, part)).toContainText(after)
    expect(await contacts()).toEqual(stored)
  })
}

test('a mobile number abroad is set by the code that arrives there', async ({ page, readWorld, open, expectToast }) => {
  await open(address, { scenario: 'new-member', language: 'EN' })
  await row(page, 'security.part_mobile').click()
  const country = page.getByLabel(t('auth.dialing_code'))
  await country.selectOption('Canada +1')
  await expect(country.locator(':checked')).toHaveText('Canada +1')
  await country.selectOption('Brazil +55')
  await fill(page, { mobileNum: '11961234567' })
  await page.getByRole('button', { name: t('auth.get_code') }).click()
  await expectToast(t('in_sms_send'))
  await fill(page, { verificationCode: await latestCode(page, readWorld) })
  await save(page).click()
  await expect(row(page, 'security.part_mobile')).toContainText('4567')
  expect((await memberIn(readWorld, 'newcomer'))?.mobile).toBe('5511961234567')
})

test('security questions are set, and replaced with the current answers', async ({
  page,
  readWorld,
  open,
  expectRefusals,
  expectToast,
}) => {
  expectRefusals()
  await open(address, { scenario: 'active-member', language: 'EN', theme: 'light' })
  const choose = async (questions: readonly string[], answers: readonly string[]) => {
    for (const [place, question] of questions.entries()) {
      await field(page, `question${place}`).selectOption(question)
      await fill(page, { [`answer${place}`]: answers[place] ?? '' })
    }
  }
  const stored = async () => (await snapshotOf(readWorld)).tables.securityAnswers.map(({ answer }) => answer).toSorted()

  await test.step('three questions', async () => {
    await row(page, 'security.part_questions').click()
    await choose(['FIRST_PET', 'BIRTH_CITY', 'FIRST_CAR'], ['Momo', 'Busan', ' '])
    await save(page).click()
    await expect(page.getByText(t('security.answer_needed'))).toBeVisible()
    await expectAccessible(page)
    await fill(page, { answer2: 'Pony' })
    await save(page).click()
    await expectToast(t('in_chang_saved'))
    await expect(page.getByText(t('security.advice_high'))).toBeVisible()
    expect(await stored()).toEqual(['Busan', 'Momo', 'Pony'])
  })

  await test.step('a wrong current answer is refused, the right ones replace them', async () => {
    await row(page, 'security.part_questions').click()
    await fill(page, { current0: 'Rex', current1: 'busan', current2: 'pony' })
    await choose(['DREAM_TRIP', 'FIRST_SCHOOL', 'FAVOURITE_FOOD'], ['Jeju', 'Haeun', 'Kimchi'])
    await save(page).click()
    await expect(page.getByText(t('security.answer_wrong'))).toBeVisible()
    await expect(field(page, 'current0')).toBeFocused()
    await fill(page, { current0: ' mo mo' })
    await save(page).click()
    await expect(page).toHaveURL(/securityCenter$/)
    expect(await stored()).toEqual(['Haeun', 'Jeju', 'Kimchi'])
  })
})

test('a payee name is set once', async ({ page, readWorld, open, expectToast }) => {
  await open(address, { scenario: 'new-member', language: 'EN' })
  await row(page, 'security.part_payee').click()
  await fill(page, { payeeName: '김새내' })
  await save(page, 'security.payee_set').click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(t('security.payee_ask_text', { name: '김새내' }))
  await question.getByRole('button', { name: t('security.payee_set') }).click()
  await expectToast(t('in_chang_saved'))
  await expect(row(page, 'security.part_payee')).toContainText('김*내')
  expect((await memberIn(readWorld, 'newcomer'))?.details.payeeName).toBe('김새내')
  await row(page, 'security.part_payee').click()
  await expect(field(page, 'payeeName')).toHaveCount(0)
  await expect(page.getByRole('link', { name: t('security.ask_service') })).toBeVisible()
})

test('a bank account is added after a payment password', { tag: '@demo' }, async ({
  page,
  readWorld,
  open,
  expectToast,
}) => {
  await open(`${address}?part=cards`, { scenario: 'new-member', language: 'EN' })
  await page.getByRole('link', { name: t('security.set_payment') }).click()
  await fillPayment(page)
  await save(page, 'security.set_up').click()
  await row(page, 'security.part_cards').click()
  await field(page, 'bankCode').selectOption('BADA')
  await fill(page, { cardNumber: '110-555-123456', payeeName: '김새내', paymentPassword: next })
  await save(page, 'withdraw.add_card').click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('security.payee_set') })
    .click()
  await expectToast(t('withdraw.card_added'))
  await expect(page.getByRole('listitem').filter({ hasText: '•••• 3456' })).toContainText('김*내')
  const { bankCards, members } = (await snapshotOf(readWorld)).tables
  const owner = members.find(({ account }) => account === 'newcomer')?.id
  expect(bankCards.filter(({ memberId }) => memberId === owner)).toMatchObject([{ cardNumber: '110555123456' }])
})

test('a trial account and a merchant without the permission have no security center', async ({
  page,
  open,
  expectToast,
}) => {
  await open(address, { scenario: 'trial', language: 'EN' })
  await expectToast(t('real_account_required'))
  await expect(page.getByRole('link', { name: t('real_only.sign_up') })).toBeVisible()

  await open(address, { scenario: 'active-member', merchant: 'PLAIN', language: 'EN' })
  await expect(page).toHaveURL(/\/m\/home$/)
  await follow(page, '/m/member/home')
  await expect(row(page, 'route.change_password')).toBeVisible()
  await expect(row(page, 'route.security')).toHaveCount(0)
})
