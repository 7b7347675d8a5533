import { stored } from '#contract/stored.ts'
import { shown } from '../money/wallets-journey.ts'
import { expectAccessible } from '../support/accessible.ts'
import { logInForDays } from '../support/session-forms.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { store, visit } from '../support/visit.ts'
import { expectWholeTexts, languages, narrow, onItsSide, phone, resizeTo } from '../support/windows.ts'
import { withMotion } from '../support/with-motion.ts'
import { snapshotOf } from '../support/world.ts'
import { orderLottery } from './lottery-journey.ts'
import { compareInApp, expectBalance, roundsPlayed, vendorMoney } from './vendor-game.ts'

test.use(withMotion)

const { t } = textsOf('EN')

test('a lottery tile opens its frame: an order is placed, partly cancelled, and the frame closed', async ({
  page,
  readWorld,
  open,
}) => {
  await open('/m/gameList?gameType=ELOTT&vassalage=ELOTT&type=', {
    scenario: 'member-with-favorites',
    language: 'EN',
    theme: 'light',
  })
  await orderLottery(page, readWorld)
})

test('the keyboard stays with the lines of an order while they are cancelled', async ({ page, open }) => {
  await open('/m/gameList?gameType=ELOTT&vassalage=ELOTT&type=', { scenario: 'member-with-favorites', language: 'EN' })
  const frame = page.frameLocator('iframe')
  await page.getByRole('button', { name: 'Super Lotto Six ELOTT' }).click()
  await frame.getByRole('button', { name: '07 7.2' }).click()
  await frame.getByRole('button', { name: 'Add', exact: true }).click()
  await frame.getByRole('button', { name: 'Sides of the sum' }).click()
  await frame.getByRole('button', { name: /^Big/ }).click()
  await frame.getByRole('button', { name: 'Open the bet slip, 2 lines' }).click()
  await frame.getByRole('button', { name: 'Bet ₩2,000' }).click()
  await frame.getByRole('listitem').filter({ hasText: 'Super Lotto Six' }).getByRole('button').click()
  const lines = frame.getByRole('dialog').getByRole('listitem')
  const cancel = lines.getByRole('button', { name: 'Cancel', exact: true })
  const question = frame.getByRole('alertdialog')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }

  await test.step('the question takes the focus, and the button has it again when the line is kept', async () => {
    await cancel.first().focus()
    await press('Enter')
    await expect(question).toBeFocused()
    await press('Tab', 'Enter')
    await expect(cancel.first()).toBeFocused()
    await expect(cancel).toHaveCount(2)
  })
  await test.step('the next line that can be cancelled has it after the first', async () => {
    await press('Enter')
    await expect(question).toBeFocused()
    await press('Tab', 'Tab', 'Enter')
    await expect(cancel).toHaveCount(1)
    await expect(lines.nth(1).getByRole('button', { name: 'Cancel', exact: true })).toBeFocused()
  })
  await test.step('the list has it after the last', async () => {
    await press('Enter')
    await expect(question).toBeFocused()
    await press('Tab', 'Tab', 'Enter')
    await expect(cancel).toHaveCount(0)
    await expect(frame.getByRole('dialog').getByRole('list')).toBeFocused()
  })
})

test('of two orders on the two halves of a draw one wins, and every screen shows what the ledger moved', async ({
  page,
  readWorld,
  request,
  world,
  open,
  clock,
}) => {
  await open('/m/login', { language: 'EN' })
  await logInForDays(page, 'haedal_92', request, world)
  await visit(page, '/m/gameList?gameType=ELOTT&vassalage=ELOTT&type=')
  const frame = page.frameLocator('iframe')
  await page.getByRole('button', { name: 'Super Lotto Six ELOTT' }).click()
  const before = await expectBalance(readWorld, frame)
  await clock.freeze()

  for (const half of ['Big', 'Small']) {
    await frame.getByRole('button', { name: 'Bet', exact: true }).click()
    await frame.getByRole('button', { name: 'Sides of the sum' }).click()
    await frame.getByRole('button', { name: new RegExp(`^${half}`) }).click()
    await frame.getByRole('button', { name: 'Bet now' }).click()
    await frame.getByRole('button', { name: 'Bet ₩1,000' }).click()
    await expect(frame.getByText(/^Your bet on draw .* is in$/)).toBeVisible()
    // The lists are in the order of time.
    await clock.advance('1s')
  }
  const { lotteryOrders } = (await snapshotOf(readWorld)).tables
  const draws = lotteryOrders.slice(-2).flatMap(({ suborders }) => suborders.map(({ drawAt }) => drawAt))
  expect(await expectBalance(readWorld, frame)).toBe(before - 2_000)

  const win = await test.step('the draw pays one of them', async () => {
    await clock.set(Math.max(...draws) + 1_000)
    const rounds = await roundsPlayed(readWorld)
    expect(rounds.map(({ bet, isOpen }) => ({ bet, isOpen }))).toEqual(Array(2).fill({ bet: 1_000, isOpen: false }))
    const won = rounds.filter((round) => round.win > 0)
    expect(won).toHaveLength(1)
    const orders = frame.getByRole('listitem').filter({ hasText: 'Super Lotto Six' })
    for (const [at, round] of rounds.entries())
      await expect(orders.nth(at)).toContainText(
        round.win > 0 ? `+${vendorMoney(round.win)}Won` : `${vendorMoney(round.bet)}Lost`,
      )
    expect(await expectBalance(readWorld, frame)).toBe(before - 2_000 + won[0]!.win)
    return won[0]!.win
  })

  await page.getByRole('button', { name: t('lottery.close') }).click()
  await expect(page.getByRole('banner').getByText(shown((before - 2_000 + win) * 100))).toBeVisible()
  await visit(page, '/m/lottery')
  await page.getByRole('tab', { name: t('lottery.history') }).click()
  const row = (state: 'won' | 'lost') =>
    page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ hasText: t(`lottery.state_${state}`) })
      .first()
  await expect(row('won')).toContainText(`+${shown(win * 100)}`)
  await expect(row('lost')).toContainText(shown(100_000))
  await compareInApp(page, readWorld, 'Super Lotto Six')
})

test('Vietnam’s tile opens its menus, and closing returns to the game centre', async ({ page, open }) => {
  await open('/m/launchGame?playType=trad&prize_mode=Elott&vendor=TCG_LOTTO_VN&code=lobby', {
    scenario: 'member-with-favorites',
    language: 'EN',
    theme: 'dark',
  })
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'North', exact: true }).click()
  await frame
    .getByRole('button', { name: /Northern Lottery/ })
    .last()
    .click()
  await frame.getByRole('button', { name: 'Results', exact: true }).click()
  await expect(frame.getByRole('rowheader', { name: 'Special' }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('lottery.close') }).click()
  await expect(page).toHaveURL(/\/m\/game$/)
  await expect(page.getByRole('heading', { name: t('route.game_center') })).toBeVisible()
})

test('a lottery’s frame fills the page between header and bottom bar, with its close button over its foot', async ({
  page,
  open,
}) => {
  await open('/m/launchGame?playType=trad&prize_mode=Elott&vendor=TCG_LOTTO_VN&code=lobby', {
    scenario: 'member-with-favorites',
    language: 'EN',
  })
  await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible()
  for (const size of [phone, onItsSide]) {
    await resizeTo(page, size)
    const frame = (await page.locator('iframe').boundingBox())!
    const header = (await page.getByRole('banner').boundingBox())!
    const bar = (await page.getByRole('navigation', { name: t('bottom.label') }).boundingBox())!
    const [top, { x, width }] = [header.y + header.height, bar]
    expect(frame).toEqual({ x, y: top, width, height: bar.y - top })
    const close = (await page.getByRole('button', { name: t('lottery.close') }).boundingBox())!
    expect(close.y + close.height).toBe(frame.y + frame.height)
    expect(close.x + close.width / 2).toBeCloseTo(x + width / 2, 0)
    expect(Math.min(close.width, close.height)).toBeGreaterThanOrEqual(44)
    expect(close.height).toBeLessThan(60)
  }
})

test('no name of an ordered lottery is cut in a narrow window', async ({ page, arrange }) => {
  await arrange({ scenario: 'active-member' })
  await page.setViewportSize(narrow)
  for (const language of languages) {
    await store(page, { [stored.language.key]: language })
    await visit(page, '/m/lottery')
    await page.getByRole('tab').nth(2).click()
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
    await expectWholeTexts(page, narrow)
  }
})
