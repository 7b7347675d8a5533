import { agentContracts } from '#contract/agent-contracts.ts'
import { auth } from '#contract/auth.ts'
import { expectAccessible } from '../support/accessible.ts'
import { callsOf, holdAnswers } from '../support/answers.ts'
import { fillRecords } from '../support/long-lists-journey.ts'
import { confirmSignOut } from '../support/session-forms.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { ledgerBalance } from '../support/world.ts'

const { t } = textsOf('EN')
const money = (amount: number) => `₩${new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(amount)}`

test('a member opens every entry of the bar, claims the due amounts, and sees them in the records', async ({
  page,
  readWorld,
  open,
  expectToast,
}) => {
  await open('/m/home', { scenario: 'active-member', language: 'EN', theme: 'light' })
  const bar = page.getByRole('navigation', { name: t('bottom.label') })
  const before = await ledgerBalance(readWorld, 'haedal_92')

  await test.step('promotions link to their pages', async () => {
    await bar.getByRole('link', { name: t('bottom.promotion') }).click()
    await page.getByRole('tab', { name: t('promotions.category.DAILY') }).click()
    await page.getByRole('link', { name: /Seven-day check-in/ }).click()
    await expect(page).toHaveURL(/\/m\/activity\?id=daily-check-in$/)
    await page.getByRole('link', { name: t('promotions.join') }).click()
    await expect(page).toHaveURL(/\/m\/rewardCenter$/)
  })

  await test.step('the check-in pays into the wallet', async () => {
    await page.getByRole('button', { name: t('rewards.check_in_now', { amount: money(500) }) }).click()
    await expectToast(t('rewards.received', { amount: money(500) }))
    await expect(page.getByText(t('rewards.checked_in'))).toBeVisible()
  })

  await test.step('a friend who has played earns the bonus', async () => {
    await bar.getByRole('link', { name: t('bottom.share') }).click()
    await expect(page.getByRole('img', { name: t('referral.qr') })).toBeVisible()
    await expect(page.getByText(/\/m\/register\?r=haedal_92$/)).toBeVisible()
    await page.getByRole('button', { name: t('referral.claim_of', { name: 'hy***o' }) }).click()
    await expect(page.getByText(t('referral.claimed'), { exact: true })).toBeVisible()
  })

  await test.step('the member centre shows the ledger’s balance', async () => {
    await bar.getByRole('link', { name: t('bottom.member') }).click()
    await expect(page.getByRole('main').getByText(money(before + 5_500))).toBeVisible()
    expect(await ledgerBalance(readWorld, 'haedal_92')).toBe(before + 5_500)
  })

  await test.step('the account record lists both payments', async () => {
    await page.getByRole('link', { name: t('route.account_record') }).click()
    const lines = page.getByRole('main').getByRole('listitem')
    await expect(lines.nth(0)).toContainText(`+${money(5_000)}`)
    await expect(lines.nth(1)).toContainText(`+${money(500)}`)
  })

  await test.step('the betting record lists every round', async () => {
    await visit(page, '/m/gameRecord')
    await expect(page.getByText('90 entries')).toBeVisible()
    await page.getByRole('button', { name: t('records.more') }).click()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(40)
  })
})

test('more than 99 unread messages are 99+ on the bell and in the message centre', async ({
  page,
  request,
  world,
  readWorld,
  arrange,
}) => {
  await arrange({ scenario: 'active-member', language: 'EN' })
  await fillRecords(request, world, readWorld, 1)
  await visit(page, '/m/member/home')
  const bell = page.getByRole('banner').getByRole('button', { name: t('menu.messages') })
  await expect(bell).toContainText('99+')
  await bell.click()
  await expect(page.getByRole('link', { name: t('route.inbox') })).toContainText('99+')
})

test('a trial sees an offer to register, and can decline', async ({ page, open }) => {
  await open('/m/member/home', { scenario: 'trial', language: 'EN' })
  const question = page.getByRole('alertdialog', { name: t('member.trial_title') })
  await question.getByRole('button', { name: t('common.cancel') }).click()
  await expect(question).toBeHidden()
  await page.reload()
  await question.getByRole('button', { name: t('member.trial_register') }).click()
  await expect(page).toHaveURL(/\/m\/register$/)
})

test('a visitor is sent to the login, and returns after it', async ({ page, open }) => {
  await open('/m/rewardCenter', { language: 'EN' })
  await expect(page).toHaveURL(/\/m\/login$/)
})

const templates = [
  { merchant: 'HAEDAL', template: 'new', rings: 1 },
  { merchant: 'VELVET', template: 'base', rings: 0 },
]
for (const { merchant, template, rings } of templates) {
  test(`the ${template} member centre does not move, however late its answers arrive`, async ({ page, open }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const late = /\/wps\/(member\/info|relay\/(MCS2_getVipBenefits|CSP_unreadCount|MCS2_getManualRebate))\b/
    await page.route(late, async (route) => {
      await released
      await route.continue()
    })
    await open('/m/member/home', { scenario: 'active-member', merchant, language: 'EN' })
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: t('route.game_record') })).toBeVisible()
    await expect(main.getByText('해달이')).toBeHidden()
    const height = await main.evaluate(({ scrollHeight }) => scrollHeight)
    release()
    await expect(main.getByText('해달이')).toBeVisible()
    await expect(main.getByText('VIP Gold')).toBeVisible()
    await expect(main.getByRole('progressbar', { name: t('member.vip_progress') })).toHaveCount(rings)
    await expect(page.getByRole('button', { name: t('menu.messages') })).toContainText(/\d+/)
    expect(await main.evaluate(({ scrollHeight }) => scrollHeight)).toBe(height)
    await expect(main.getByRole('navigation', { name: t('member.shortcuts') }).getByRole('link')).toHaveText([
      t('menu.deposit'),
      t('menu.withdraw'),
      t('member.transfer'),
      t('menu.vip'),
    ])
    await expectAccessible(page)

    await page.getByRole('button', { name: t('menu.customer_service') }).click()
    const service = page.getByRole('dialog', { name: t('menu.customer_service') })
    await expect(service.getByText(t('messages.whatsapp'), { exact: true })).toBeVisible()
    await service.getByRole('button', { name: t('common.close') }).click()
    await page.getByRole('button', { name: t('menu.messages') }).click()
    await expect(page).toHaveURL(/\/m\/message$/)
  })
}

const contractCalls = [agentContracts.contractRequestSalary, agentContracts.contractRequestDividend].map(callsOf)
for (const [scenario, address, merchant] of [
  ['active-member', '/m/member/home', 'HAEDAL'],
  ['active-member', '/m/member/home', 'VELVET'],
  ['agent', '/m/member/home', 'HAEDAL'],
  ['agent', '/m/member/home', 'VELVET'],
  ['agent', '/m/member/agent/home', 'HAEDAL'],
] as const) {
  test(`${address} of ${merchant} is as high for ${scenario} before the contracts arrive as after`, async ({
    page,
    request,
    world,
    arrange,
  }) => {
    await arrange({ scenario, merchant, language: 'EN' })
    await request.post('/__gateway/settings', { data: { world, settings: { flags: { AGENTPOLICY3: true } } } })
    const answers = await holdAnswers(page, (call) => contractCalls.some((selects) => selects(call)))
    await visit(page, address)
    const main = page.getByRole('main')
    const pending = main.locator('[aria-busy="true"]')
    const height = () => main.evaluate(({ scrollHeight }) => scrollHeight)
    await expect.poll(answers.count).toBe(2)
    await expect(pending).toHaveCount(scenario === 'agent' ? 0 : 1)
    const before = await height()
    await answers.release()
    await expect(pending).toHaveCount(0)
    await expect(main.getByText(t('agent.waiting'), { exact: true })).toHaveCount(scenario === 'agent' ? 3 : 0)
    expect(await height()).toBe(before)
  })
}

for (const [scenario, count] of [
  ['trial', 1],
  ['agent-desk', 0],
] as const) {
  test(`home and its member panel offer the money of the member centre to ${scenario}`, async ({ page, open }) => {
    await open('/m/home', { scenario, language: 'EN' })
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: t('menu.member') }).click()
    const panel = page.getByRole('dialog', { name: t('menu.member') })
    await expect(panel.getByRole('link', { name: t('member.open_centre') })).toBeVisible()
    await expect(panel.getByRole('link', { name: t('menu.deposit') })).toHaveCount(count)
    await expect(panel.getByRole('link', { name: t('menu.withdraw') })).toHaveCount(count)
    await panel.getByRole('button', { name: t('common.close') }).click()
    await expect(banner.getByRole('link', { name: t('header.deposit') })).toHaveCount(count)
  })
}

test('the member panel of home shows the member’s name, with level and balance', async ({ page, readWorld, open }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open('/m/home', { scenario: 'active-member', language: 'EN' })
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('menu.member') })
    .click()
  const panel = page.getByRole('dialog', { name: t('menu.member') })
  await expect(panel.getByText('해달이')).toBeVisible()
  await expect(panel.getByText('VIP Gold')).toBeVisible()
  await expect(panel.getByText(money(await ledgerBalance(readWorld, 'haedal_92')))).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('link', { name: t('member.open_centre') }).click()
  await expect(page).toHaveURL(/\/m\/member\/home$/)
  await expect(panel).toHaveCount(0)
})

test('the sign-out is busy only once it is confirmed', async ({ page, open }) => {
  await open('/m/member/home', { scenario: 'active-member', language: 'EN' })
  const answers = await holdAnswers(page, callsOf(auth.logout))
  const busy = page.getByText(t('in_please_wait'))
  const button = page.getByRole('main').getByRole('button', { name: t('menu.sign_out') })
  await button.click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(busy).toHaveCount(0)
  await expect(button).not.toHaveAttribute('aria-busy')
  expect(answers.count()).toBe(0)
  await confirmSignOut(page)
  await expect.poll(answers.count).toBe(1)
  await expect(busy).toBeVisible()
  await answers.release()
  await expect(busy).toHaveCount(0)
  await expect(page.getByRole('link', { name: t('header.login') })).toBeVisible()
})
