import { memberPassword } from '#fixtures/members.ts'
import { formatDateTime } from '#i18n/formats.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './test.ts'
import { textsOf } from './texts.ts'
import { visit } from './visit.ts'
import { snapshotOf } from './world.ts'

const { t } = textsOf('EN')
const scenario = 'safer-play'

test('RTS 12A, 12D: a deposit limit applies at once, refuses a deposit, and rises only after 24 hours and a confirmation', async ({
  page,
  request,
  world,
  readWorld,
  open,
  expectRefusals,
  expectToast,
}) => {
  expectRefusals()
  await open('/m/member/home', { scenario, language: 'EN' })
  const deposits = page.getByRole('region', { name: t('safer_play.kind_deposit') })
  const dialog = page.getByRole('dialog')
  const setDay = deposits.getByRole('button', { name: /24 hours/ })

  async function set(amount: string) {
    await setDay.click()
    await dialog.locator('[name=amount]').fill(amount)
    await dialog.getByRole('button', { name: t('safer_play.save') }).click()
    await expect(dialog).toHaveCount(0)
  }

  await test.step('the member centre leads to it', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: t('safer_play.title') })
      .click()
    await expect(deposits.getByText(t('safer_play.none'))).toHaveCount(3)
    await expectAccessible(page)
    await set('60000')
    await expect(deposits).toContainText('₩60,000.00')
    await expectAccessible(page)
  })

  await test.step('an increase waits', async () => {
    await set('500000')
    await expect(deposits).toContainText(t('safer_play.waits', { amount: '₩500,000.00' }))
    await expect(deposits.getByRole('button', { name: t('safer_play.confirm_increase') })).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('a deposit beyond the limit is refused, and what was typed stays', async () => {
    const before = (await snapshotOf(readWorld)).tables.deposits.length
    await visit(page, '/m/voucherCenter')
    await page.locator('[name=amount]').fill('70000')
    await page.locator('[name=depositorName]').fill('김해달')
    await page.getByRole('button', { name: t('deposit.submit_BANK') }).click()
    await expect(page.getByText(t('safer_play.deposit_reached'))).toBeVisible()
    await expect(page.locator('[name=amount]')).toHaveValue('70,000')
    expect((await snapshotOf(readWorld)).tables.deposits).toHaveLength(before)
  })

  await test.step('after 24 hours and a new login the member confirms it', async () => {
    await request.post('/__gateway/clock', { data: { world, action: 'advance', by: '1d' } })
    await visit(page, '/m/saferPlay')
    await expect(page).toHaveURL(/\/m\/login/)
    await page.locator('[name=username]').fill('haedal_92')
    await page.locator('[name=password]').fill(memberPassword)
    await page.getByRole('button', { name: t('login.title'), exact: true }).click()
    await expect(page).not.toHaveURL(/\/m\/login/)
    await visit(page, '/m/saferPlay')
    await deposits.getByRole('button', { name: t('safer_play.confirm_increase') }).click()
    await expectToast(t('in_chang_saved'))
    await expect(deposits.getByRole('button', { name: t('safer_play.confirm_increase') })).toHaveCount(0)
    await expect(deposits).toContainText('₩500,000.00')
    expect((await snapshotOf(readWorld)).tables.saferPlay).toMatchObject([
      { limits: [{ kind: 'deposit', period: 'day', amount: 50_000_000, increase: null }] },
    ])
  })
})

for (const [kind, length, field, text] of [
  ['timeOut', '7 days', 'timeOutUntil', 'time_out_active'],
  ['selfExclusion', '6 months', 'excludedUntil', 'self_excluded'],
] as const) {
  test(`a ${kind} is confirmed, ends the session, and refuses the login`, async ({
    page,
    readWorld,
    open,
    expectRefusals,
  }) => {
    expectRefusals()
    await open('/m/saferPlay', { scenario, language: 'EN' })
    const part = page.getByRole('region', { name: t(`safer_play.${kind}`) })
    await part.getByRole('combobox').selectOption({ label: length })
    await part.getByRole('button').click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(t('safer_play.break_confirm', { length }))
    await expectAccessible(page)
    await question.getByRole('button', { name: t('common.cancel') }).click()
    expect((await snapshotOf(readWorld)).tables.saferPlay).toEqual([])

    await part.getByRole('button').click()
    await question.getByRole('button', { name: t(`safer_play.${kind}_begin`) }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    const [row] = (await snapshotOf(readWorld)).tables.saferPlay
    const time = formatDateTime(row![field], 'EN')
    await expect(question).toContainText(t('safer_play.closed_until', { time }))
    await question.getByRole('button').click()

    await visit(page, '/m/login')
    await page.locator('[name=username]').fill('haedal_92')
    await page.locator('[name=password]').fill(memberPassword)
    await page.getByRole('button', { name: t('login.title'), exact: true }).click()
    await expect(page.getByText(t(`safer_play.${text}`))).toBeVisible()
    await expect(page.getByText(t('safer_play.closed_until', { time }))).toBeVisible()
  })
}

test('a merchant without safer play offers it nowhere', async ({ page, open }) => {
  await open('/m/member/home', { scenario: 'active-member', language: 'EN' })
  await expect(page.getByRole('link', { name: t('route.security') }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: t('safer_play.title') })).toHaveCount(0)
})

test('RTS 2E, 13B, 13C: a game shows its clock and net position, and the reality check interrupts it until it is answered', async ({
  page,
  request,
  world,
  open,
  expectToast,
}) => {
  await open('/m/saferPlay', { scenario, language: 'EN' })
  const part = page.getByRole('region', { name: t('safer_play.reality') })
  await part.getByRole('combobox').selectOption({ label: '15 minutes' })
  await part.getByRole('button').click()
  await expectToast(t('in_chang_saved'))

  await visit(page, '/m/home')
  await page
    .getByRole('button', { name: /Dragon Ascent/ })
    .first()
    .click()
  const frame = page.getByRole('dialog', { name: t('games.frame_title', { game: 'Dragon Ascent' }) })
  await expect(frame.getByRole('timer')).toHaveText(/^00:00:\d\d$/)
  await expect(frame.getByText('₩0.00')).toBeVisible()

  await request.post('/__gateway/clock', { data: { world, action: 'advance', by: '15m' } })
  const check = page.getByRole('alertdialog', { name: t('safer_play.reality') })
  await expect(check).toContainText(/00:15:\d\d/)
  await page.keyboard.press('Escape')
  await expect(check).toBeVisible()
  await check.getByRole('button', { name: t('safer_play.continue') }).click()
  await expect(check).toHaveCount(0)
  await expect(frame).toBeVisible()

  await request.post('/__gateway/clock', { data: { world, action: 'advance', by: '15m' } })
  await check.getByRole('button', { name: t('games.leave') }).click()
  await expect(frame).toHaveCount(0)
})

for (const [place, path] of [
  ['the sportsbook', '/m/sportsGame'],
  ['a lottery', '/m/startLottery?playType=trad&prize_mode=Elott'],
] as const)
  test(`RTS 2E, 13B: ${place} shows the clock, and a reality check that leaves it`, async ({
    page,
    request,
    world,
    open,
  }) => {
    await open(path, { scenario: 'reality-check-due', language: 'EN' })
    const main = page.getByRole('main')
    await expect(main.getByRole('timer')).toHaveText(/^00:00:\d\d$/)
    await expect(main.getByText('₩0.00')).toBeVisible()
    await expect(page.frameLocator('iframe').getByRole('main')).toBeVisible()
    await request.post('/__gateway/clock', { data: { world, action: 'advance', by: '1m' } })
    const check = page.getByRole('alertdialog', { name: t('safer_play.reality') })
    await expectAccessible(page)
    await check.getByRole('button', { name: t('games.leave') }).click()
    await expect(page).not.toHaveURL(/sportsGame|startLottery/)
  })

test('a lottery stays in its place when its clock comes after it', async ({ page, open }) => {
  const shown = Promise.withResolvers<void>()
  // The clock's script, and its texts.
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes('safer_play.played')) await shown.promise
    await route.fulfill({ response })
  })
  await open('/m/startLottery?playType=trad&prize_mode=Elott', { scenario: 'reality-check-due', language: 'EN' })
  await expect(page.frameLocator('iframe').getByRole('main')).toBeVisible()
  shown.resolve()
  await expect(page.getByRole('main').getByRole('timer')).toBeVisible()
})

test('the scenarios of limits open where they show', async ({ page, open }) => {
  await open('/m/saferPlay', { scenario: 'limit-increase-waiting', language: 'EN' })
  await expect(page.getByText(t('safer_play.waits', { amount: '₩500,000.00' }))).toBeVisible()
  await open('/m/saferPlay', { scenario: 'loss-limit-reached', language: 'EN' })
  await expect(page.getByRole('region', { name: t('safer_play.kind_loss') })).toContainText('₩50.00')
})

test('the login names the exclusion of a member who has excluded themselves', async ({
  page,
  open,
  expectRefusals,
}) => {
  expectRefusals()
  await open('/m/login', { scenario: 'self-excluded', language: 'EN' })
  await page.locator('[name=username]').fill('haedal_92')
  await page.locator('[name=password]').fill(memberPassword)
  await page.getByRole('button', { name: t('login.title'), exact: true }).click()
  await expect(page.getByText(t('safer_play.self_excluded'))).toBeVisible()
})
