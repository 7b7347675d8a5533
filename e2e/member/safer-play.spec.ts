import type { Locator, Page } from '@playwright/test'
import { saferPlay } from '#contract/safer-play.ts'
import { day } from '#contract/time-units.ts'
import { memberPassword } from '#fixtures/members.ts'
import { formatDateTime } from '#i18n/formats.ts'
import { slot as slotCalls } from '#mock-server/vendors/slot/contract.ts'
import { countedAs } from '#mock-server/world/transfers/counted-as.ts'
import { ownerOf } from '#mock-server/world/transfers/wallet-accounts.ts'
import { clockOf } from '../games/vendor-game.ts'
import { shown } from '../money/wallets-journey.ts'
import { withdraw, withdrawalsOf } from '../money/withdraw-journey.ts'
import { expectAccessible } from '../support/accessible.ts'
import { breakCalls, callsOf } from '../support/answers.ts'
import { logInForDays } from '../support/session-forms.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { openTabBeside, visit } from '../support/visit.ts'
import { ledgerBalance, snapshotOf } from '../support/world.ts'

const { t, slot } = textsOf('EN')
const scenario = 'safer-play'
const member = 'haedal_92'
const money = (amount: number) => shown(100 * amount)

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

for (const [clause, kind, length, field, text] of [
  ['LCCP 3.3.4', 'timeOut', '7 days', 'timeOutUntil', 'time_out_active'],
  ['LCCP 3.5.3', 'selfExclusion', '6 months', 'excludedUntil', 'self_excluded'],
] as const) {
  test(`${clause}: a ${kind} is confirmed, ends the session, and refuses the login`, async ({
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

/** Opens the side menu of home at its links to the member centre. */
async function openMemberMenu(page: Page) {
  await visit(page, '/m/home')
  await page.getByRole('button', { name: t('header.menu') }).click()
  const menu = page.getByRole('dialog', { name: t('header.menu') })
  await menu.getByText(t('route.member')).first().click()
  return menu
}

test('the side menu leads to safer play, and that to the articles of its limits and of the helpline', async ({
  page,
  open,
}) => {
  await open('/m/home', { scenario, language: 'EN' })
  const menu = await openMemberMenu(page)
  await menu.getByRole('link', { name: t('safer_play.title') }).click()
  await expect(page).toHaveURL(/\/m\/saferPlay$/)
  await page.getByRole('link', { name: t('safer_play.to_article') }).click()
  const article = page.getByRole('article')
  await expect(article.getByRole('heading')).toHaveText('Limits, time-out and self-exclusion')
  await expectAccessible(page)
  await article.getByRole('link', { name: t('safer_play.title') }).click()
  await expect(page).toHaveURL(/\/m\/saferPlay$/)
  await page.getByRole('link', { name: t('safer_play.to_help') }).click()
  await expect(article).toContainText('1336')
})

test('RTS 12B, 12D: limits of 7 days and of a month apply lower at once, and higher only after 24 hours and a confirmation', async ({
  page,
  request,
  world,
  readWorld,
  open,
  expectRefusals,
}) => {
  expectRefusals()
  await open('/m/login', { language: 'EN' })
  await request.post('/__gateway/settings', { data: { world, settings: { flags: { SAFERPLAY3: true } } } })
  await logInForDays(page, member, request, world)
  await visit(page, '/m/saferPlay')
  const dialog = page.getByRole('dialog')
  const rowOf = (kind: 'deposit' | 'loss', period: RegExp) =>
    page
      .getByRole('region', { name: t(`safer_play.kind_${kind}`) })
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: period }) })
  const week = rowOf('deposit', /7 days/)
  const month = rowOf('loss', /30 days/)
  const stored = async () => (await snapshotOf(readWorld)).tables.saferPlay[0]?.limits

  async function set(row: Locator, amount: string) {
    await row.getByRole('button', { name: t('safer_play.set') }).click()
    await dialog.locator('[name=amount]').fill(amount)
    await dialog.getByRole('button', { name: t('safer_play.save') }).click()
    await expect(dialog).toHaveCount(0)
  }

  await test.step('a lower one applies at once', async () => {
    await set(week, '900000')
    await set(week, '800000')
    await set(month, '700000')
    await set(month, '600000')
    await expect(week).toContainText('₩800,000.00')
    await expect(month).toContainText('₩600,000.00')
    expect(await stored()).toMatchObject([
      { kind: 'deposit', period: 'week', amount: 80_000_000, increase: null },
      { kind: 'loss', period: 'month', amount: 60_000_000, increase: null },
    ])
  })

  await test.step('a higher one waits, and the gateway keeps to the lower one', async () => {
    await set(week, '2000000')
    await set(month, '3000000')
    await expect(week).toContainText(t('safer_play.waits', { amount: '₩2,000,000.00' }))
    await expect(month).toContainText(t('safer_play.waits', { amount: '₩3,000,000.00' }))
    await request.post('/__gateway/clock', { data: { world, action: 'advance', by: '23h' } })
    await visit(page, '/m/voucherCenter')
    await page.locator('[name=amount]').fill('900000')
    await page.locator('[name=depositorName]').fill('김해달')
    await page.getByRole('button', { name: t('deposit.submit_BANK') }).click()
    await expect(page.getByText(t('safer_play.deposit_reached'))).toBeVisible()
  })

  await test.step('after 24 hours both apply when the member confirms them', async () => {
    await visit(page, '/m/saferPlay')
    await expect(month).toContainText('₩600,000.00')
    await expect(page.getByRole('button', { name: t('safer_play.confirm_increase') })).toHaveCount(0)
    await request.post('/__gateway/clock', { data: { world, action: 'advance', by: '1h' } })
    await page.reload()
    await week.getByRole('button', { name: t('safer_play.confirm_increase') }).click()
    await month.getByRole('button', { name: t('safer_play.confirm_increase') }).click()
    await expect(week).toContainText('₩2,000,000.00')
    await expect(month).toContainText('₩3,000,000.00')
    await expect(page.getByRole('button', { name: t('safer_play.confirm_increase') })).toHaveCount(0)
    expect(await stored()).toMatchObject([
      { kind: 'deposit', period: 'week', amount: 200_000_000, increase: null },
      { kind: 'loss', period: 'month', amount: 300_000_000, increase: null },
    ])
  })
})

test('RTS 12B: a loss limit that is reached during a game refuses the next bet there, and the screen shows what was lost', async ({
  page,
  request,
  world,
  readWorld,
  open,
  expectRefusals,
}) => {
  expectRefusals()
  await open('/m/home', { scenario, language: 'EN' })
  // No earlier round leaves the 24 hours meanwhile.
  const now = await clockOf(request, world).freeze()
  const game = page.frameLocator('iframe')
  const spin = game.getByRole('button', { name: slot.spin, exact: true })
  const answered = () => page.waitForResponse((response) => response.url().includes(slotCalls.spin.path))

  await test.step('a bet is taken while there is no limit', async () => {
    await page
      .getByRole('button', { name: /Dragon Ascent/ })
      .first()
      .click()
    const round = answered()
    await spin.click()
    expect((await round).ok()).toBe(true)
    await expect(spin).toBeVisible()
  })

  const beside = await openTabBeside(page)
  const losses = beside.getByRole('region', { name: t('safer_play.kind_loss') })
  const { tables } = await snapshotOf(readWorld)
  const counted = tables.movements
    .filter(({ at, from, to }) => at > now - day && [from, to].some((side) => ownerOf(side) === 'm-0001'))
    .map((movement) => countedAs(movement) ?? {})
  const lost = counted.reduce((sum, { bet = 0, win = 0 }) => sum + bet - win, 0) / 100
  const limit = Math.max(0, lost) + 50

  await test.step('the member sets one that leaves less than any bet', async () => {
    await visit(beside, '/m/saferPlay')
    await losses.getByRole('button', { name: /24 hours/ }).click()
    await beside.getByRole('dialog').locator('[name=amount]').fill(String(limit))
    await beside
      .getByRole('dialog')
      .getByRole('button', { name: t('safer_play.save') })
      .click()
    await expect(losses).toContainText(t('safer_play.used', { amount: money(limit - 50) }))
    await expect(losses).toContainText(t('safer_play.left', { amount: money(50) }))
    await beside.close()
  })

  await test.step('the game says why it takes no more, and leads back to the lobby', async () => {
    const round = answered()
    await spin.click()
    expect(await (await round).json()).toMatchObject({
      errorCode: 'PLAY_LIMIT_REACHED',
      value: { kind: 'loss', period: 'day', limit, left: 50 },
    })
    await expect(game.getByText('You have reached your limit')).toBeVisible()
    expect((await snapshotOf(readWorld)).tables.movements).toHaveLength(tables.movements.length)
    await game.getByRole('button', { name: 'Back to the lobby' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
  })
})

test('RTS 12B: a bet beyond the stake limit is refused in the game, and no money moves', async ({
  page,
  open,
  readWorld,
  expectRefusals,
}) => {
  expectRefusals()
  await open('/m/home', { scenario: 'stake-limit-reached', language: 'EN' })
  const before = await ledgerBalance(readWorld, 'haedal_92')
  await page
    .getByRole('button', { name: /Dragon Ascent/ })
    .first()
    .click()
  const game = page.frameLocator('iframe')
  await game.getByRole('button', { name: slot.spin, exact: true }).click()
  await expect(game.getByText('You have reached your limit')).toBeVisible()
  expect(await ledgerBalance(readWorld, 'haedal_92')).toBe(before)
})

test('RTS 14B: a withdrawal in review can be cancelled nowhere, and its money cannot be played', async ({
  page,
  request,
  world,
  readWorld,
  open,
  expectRefusals,
}) => {
  expectRefusals()
  await open('/m/withdraw', { scenario, language: 'EN' })
  const before = await ledgerBalance(readWorld, member)
  const amount = 1_284_000
  const cancel = page.getByRole('main').getByRole('button', { name: /cancel/i })

  await test.step('neither the order nor its record offers to cancel it', async () => {
    await page.getByRole('button', { name: t('amount.all') }).click()
    await withdraw(page, String(amount))
    await expect(page.getByText(money(before - amount))).toBeVisible()
    await expect(page.getByRole('main').locator('button:visible, a:visible')).toHaveText([
      t('withdraw.record_short'),
      new RegExp(`^${t('route.wallets')}`),
      t('wallet.hide_balance'),
      t('wallet.refresh_balance'),
      t('route.withdraw_record'),
      t('withdraw.again'),
    ])
    await visit(page, '/m/withdrawReport')
    const row = page.getByRole('tabpanel').getByRole('listitem').first()
    await expect(row).toContainText(t('withdraw.status_pending'))
    await expect(cancel).toHaveCount(0)
    await row.getByRole('link').click()
    await expect(page.getByRole('heading', { name: t('withdraw.result_pending') })).toBeVisible()
    await expect(cancel).toHaveCount(0)
  })

  await test.step('a game takes no bet from the money in review', async () => {
    await visit(page, '/m/home')
    await page
      .getByRole('button', { name: /Dragon Ascent/ })
      .first()
      .click()
    const game = page.frameLocator('iframe')
    const raise = game.getByRole('button', { name: slot.betUp })
    await expect(raise).toBeVisible()
    while (await raise.isEnabled()) await raise.click()
    await game.getByRole('button', { name: slot.spin, exact: true }).click()
    await expect(game.getByText('Not enough balance')).toBeVisible()
    await expect(game.getByText(/^Your balance is ₩500 and this bet is ₩/)).toBeVisible()
    expect(await ledgerBalance(readWorld, member)).toBe(before - amount)
    expect((await withdrawalsOf(readWorld)).at(-1)).toMatchObject({ status: 'pending', amount: 100 * amount })
  })

  await test.step('the review pays all of it', async () => {
    await request.post('/__gateway/clock', { data: { world, action: 'advance', by: '1m' } })
    expect((await withdrawalsOf(readWorld)).at(-1)).toMatchObject({ status: 'approved', amount: 100 * amount })
    const payouts = (await snapshotOf(readWorld)).tables.movements.filter(({ reason }) => reason === 'payout')
    expect(payouts.at(-1)).toMatchObject({ amount: 100 * amount })
  })
})

test('a merchant without safer play offers it nowhere', async ({ page, open }) => {
  await open('/m/member/home', { scenario: 'active-member', language: 'EN' })
  await expect(page.getByRole('link', { name: t('route.security') }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: t('safer_play.title') })).toHaveCount(0)
  const menu = await openMemberMenu(page)
  await expect(menu.getByRole('link', { name: t('route.security') })).toBeVisible()
  await expect(menu.getByRole('link', { name: t('safer_play.title') })).toHaveCount(0)
  await visit(page, '/m/helpDetail?document=limits')
  const article = page.getByRole('article')
  await expect(article).toContainText('Customer service can close your account')
  await expect(article.getByRole('link', { name: t('safer_play.title') })).toHaveCount(0)
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

test('RTS 13B, 13C: the clock and the reality check survive a lost answer, another game and a reload', async ({
  page,
  request,
  world,
  open,
  expectRefusals,
}) => {
  expectRefusals()
  const pass = (by: string) => request.post('/__gateway/clock', { data: { world, action: 'advance', by } })
  const frame = page.getByRole('dialog', { name: t('games.frame_title', { game: 'Dragon Ascent' }) })
  await open('/m/home', { scenario: 'reality-check-due', language: 'EN' })
  const play = () =>
    page
      .getByRole('button', { name: /Dragon Ascent/ })
      .first()
      .click()
  const check = page.getByRole('alertdialog', { name: t('safer_play.reality') })
  const goOn = check.getByRole('button', { name: t('safer_play.continue') })
  const restore = await breakCalls(page, callsOf(saferPlay.overview))
  const lost = page.waitForEvent('requestfailed', (asked) => asked.url().includes(saferPlay.overview.path))
  await play()
  await expect(frame.getByRole('timer')).toBeVisible()
  await lost
  restore()
  await pass('3m')
  await goOn.click()
  await frame.getByRole('button', { name: t('games.leave') }).click()
  await expect(frame).toHaveCount(0)

  await page.reload()
  await visit(page, '/m/sportsGame')
  await expect(page.getByRole('main').getByRole('timer')).toHaveText(/^00:03:\d\d$/)
  await pass('1m')
  await expect(check).toContainText(/00:04:\d\d/)
  await goOn.click()
  await expect(check).toHaveCount(0)

  await visit(page, '/m/home')
  await pass('5m')
  await play()
  await expect(frame.getByRole('timer')).toHaveText(/^00:00:\d\d$/)
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

for (const [clause, scenario, text] of [
  ['LCCP 3.3.4', 'on-a-break', 'time_out_active'],
  ['LCCP 3.5.3', 'self-excluded', 'self_excluded'],
] as const)
  test(`${clause}: the login names why the account of ${scenario} is closed`, async ({
    page,
    open,
    expectRefusals,
  }) => {
    expectRefusals()
    await open('/m/login', { scenario, language: 'EN' })
    await page.locator('[name=username]').fill('haedal_92')
    await page.locator('[name=password]').fill(memberPassword)
    await page.getByRole('button', { name: t('login.title'), exact: true }).click()
    await expect(page.getByText(t(`safer_play.${text}`))).toBeVisible()
  })
