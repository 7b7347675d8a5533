import type { FrameLocator, Page } from '@playwright/test'
import type { LimitKind, LimitPeriod } from '#contract/safer-play.ts'
import { saferPlay } from '#contract/safer-play.ts'
import { stored } from '#contract/stored.ts'
import { day } from '#contract/time-units.ts'
import { slot as slotCalls } from '#mock-server/vendors/slot/contract.ts'
import { countedAs } from '#mock-server/world/transfers/counted-as.ts'
import { ownerOf } from '#mock-server/world/transfers/wallet-accounts.ts'
import { expectBalance, roundsPlayed } from '../games/vendor-game.ts'
import { fillTransfer, sendTransfer } from '../money/deposit-by-bank.ts'
import { shown } from '../money/wallets-journey.ts'
import { expectAccessible } from '../support/accessible.ts'
import { callsOf, holdAnswers } from '../support/answers.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { openTabBeside, store, visit } from '../support/visit.ts'
import { depositsOf, ledgerBalance, type ReadWorld, snapshotOf } from '../support/world.ts'

const { t, slot } = textsOf('EN')
const scenario = 'safer-play'
const member = 'haedal_92'
const money = (amount: number) => shown(100 * amount)
const lengths = { day: /24 hours/, week: /7 days/, month: /30 days/ } satisfies Record<LimitPeriod, RegExp>

/** What the member may lose in the game. */
const room = 6_000

/** Returns the amount in a text, in major units. */
const amountIn = (text: string | null) => Number(text?.replaceAll(/[^\d.]/g, ''))

/** Returns the row of a limit on the screen of safer play. */
const rowOf = (page: Page, kind: LimitKind, period: LimitPeriod) =>
  page
    .getByRole('region', { name: t(`safer_play.kind_${kind}`) })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: lengths[period] }) })

/** Sets a limit, in major units. */
async function set(page: Page, kind: LimitKind, period: LimitPeriod, amount: number): Promise<void> {
  const dialog = page.getByRole('dialog')
  await rowOf(page, kind, period)
    .getByRole('button', { name: t('safer_play.set') })
    .click()
  await dialog.locator('[name=amount]').fill(String(amount))
  await dialog.getByRole('button', { name: t('safer_play.save') }).click()
  await expect(dialog).toHaveCount(0)
}

const balanceOnHome = async (page: Page, readWorld: ReadWorld) =>
  expect(page.getByRole('banner').getByText(money(await ledgerBalance(readWorld, member)))).toBeVisible()

async function launchSlot(page: Page): Promise<FrameLocator> {
  await visit(page, '/m/home')
  await page
    .getByRole('button', { name: /Dragon Ascent/ })
    .first()
    .click()
  return page.frameLocator('iframe')
}

/** Presses the button for a spin, and returns the gateway's answer. */
async function spinOnce(page: Page, game: FrameLocator): Promise<unknown> {
  const answered = page.waitForResponse((response) => response.url().includes(slotCalls.spin.path))
  await game.getByRole('button', { name: slot.spin, exact: true }).click()
  return (await answered).json()
}

/** Expects the game to say why it takes no bet, and the ledger's balance in the lobby. */
async function expectRefusedInGame(page: Page, game: FrameLocator, readWorld: ReadWorld): Promise<void> {
  await expect(game.getByText('You have reached your limit')).toBeVisible()
  await expect(game.getByText(/^The bet would exceed a limit that you have set/)).toBeVisible()
  await game.getByRole('button', { name: 'Back to the lobby' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await balanceOnHome(page, readWorld)
}

test('RTS 12A: a limit that is being saved is not removed by another press', async ({ page, open }) => {
  await open('/m/saferPlay', { scenario, language: 'EN' })
  await set(page, 'deposit', 'day', 20_000)
  await rowOf(page, 'deposit', 'day')
    .getByRole('button', { name: t('safer_play.set') })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=amount]').fill('10000')
  const replies = await holdAnswers(page, callsOf(saferPlay.setLimit))
  await dialog.getByRole('button', { name: t('safer_play.save') }).click()
  await expect.poll(replies.count).toBe(1)
  await expect(dialog.getByRole('button', { name: t('safer_play.remove') })).toBeDisabled()
  await replies.release()
  await expect(dialog).toHaveCount(0)
  await expect(rowOf(page, 'deposit', 'day')).toContainText(money(10_000))
})

test('RTS 12A: the next member in the tab is offered a limit again', async ({ page, request, world, open }) => {
  await open('/m/voucherCenter', { scenario, language: 'EN' })
  const offer = page.getByRole('complementary', { name: t('safer_play.title') })
  await offer.getByRole('button', { name: t('common.close') }).click()
  await expect(offer).toHaveCount(0)
  const { value } = await (await request.post('/__gateway/sign-in', { data: { world, account: 'minji_k' } })).json()
  await store(await openTabBeside(page), { [stored.session.key]: value })
  await expect(offer).toBeVisible()
})

test('RTS 12A: a member plays until the loss limit refuses a bet, and the balance is the ledger’s', async ({
  page,
  request,
  world,
  readWorld,
  open,
  expectRefusals,
  clock,
}) => {
  expectRefusals()
  await open('/m/saferPlay', { scenario, language: 'EN' })
  // Otherwise rounds of the past would leave the 24 hours meanwhile.
  await clock.freeze()
  // With this seed a few spins suffice, and one of them wins.
  await request.post('/__gateway/seed', { data: { world, seed: 'play' } })
  const row = rowOf(page, 'loss', 'day')
  await set(page, 'loss', 'day', 5_000_000)
  const used = amountIn(await row.getByText(/ used$/).textContent())
  const limit = used + room
  await set(page, 'loss', 'day', limit)
  await expect(row).toContainText(t('safer_play.left', { amount: money(room) }))

  const before = await ledgerBalance(readWorld, member)
  const game = await launchSlot(page)
  const lost = async () => (await roundsPlayed(readWorld)).reduce((sum, { bet, win }) => sum + bet - win, 0)
  let bet = 0
  for (let spins = 0; spins < 60; spins += 1) {
    bet = amountIn(await game.locator('[data-meter=bet] dd').textContent())
    const left = room - (await lost())
    const answer = await spinOnce(page, game)
    if (bet > left) {
      expect(answer).toMatchObject({
        errorCode: 'PLAY_LIMIT_REACHED',
        value: { kind: 'loss', period: 'day', limit, left },
      })
      break
    }
    expect(answer).toMatchObject({ success: true })
    await expectBalance(readWorld, game)
  }
  await expect(game.getByText('You have reached your limit')).toBeVisible()
  await expectAccessible(page)
  await expectRefusedInGame(page, game, readWorld)
  expect(await lost()).toBeGreaterThan(room - bet)
  expect(await ledgerBalance(readWorld, member)).toBe(before - (await lost()))

  await test.step('the screen of safer play shows the same', async () => {
    await visit(page, '/m/saferPlay')
    await expect(row).toContainText(t('safer_play.used', { amount: money(used + (await lost())) }))
    await expect(row).toContainText(t('safer_play.left', { amount: money(room - (await lost())) }))
  })
})

for (const [kind, period] of [
  ['deposit', 'month'],
  ['loss', 'week'],
  ['loss', 'month'],
  ['stake', 'day'],
  ['stake', 'week'],
  ['stake', 'month'],
] as const)
  test(`RTS 12A, 12D: a ${kind} limit of a ${period} applies lower at once and higher not, and refuses what exceeds it`, {
    tag: kind === 'stake' && period === 'day' ? '@demo' : [],
  }, async ({ page, readWorld, open, expectRefusals }) => {
    expectRefusals()
    await open('/m/saferPlay', { scenario, language: 'EN' })
    const row = rowOf(page, kind, period)
    await expect(row).toContainText(t('safer_play.none'))
    await set(page, kind, period, 20)
    await set(page, kind, period, 10)
    await expect(row).toContainText(money(10))
    await set(page, kind, period, 5_000_000)
    await expect(row).toContainText(t('safer_play.waits', { amount: money(5_000_000) }))
    expect((await snapshotOf(readWorld)).tables.saferPlay).toMatchObject([
      { limits: [{ kind, period, amount: 1_000, increase: { amount: 500_000_000 } }] },
    ])

    if (kind === 'deposit') {
      const deposits = await depositsOf(readWorld)
      await visit(page, '/m/voucherCenter')
      await fillTransfer(page)
      await sendTransfer(page)
      await expect(page.getByText(t('safer_play.deposit_reached'))).toBeVisible()
      await expect(page.locator('[name=amount]')).toHaveValue('50,000')
      expect(await depositsOf(readWorld)).toEqual(deposits)
      return
    }
    const before = await ledgerBalance(readWorld, member)
    const game = await launchSlot(page)
    expect(await spinOnce(page, game)).toMatchObject({
      errorCode: 'PLAY_LIMIT_REACHED',
      value: { kind, period, limit: 10 },
    })
    await expectRefusedInGame(page, game, readWorld)
    expect(await roundsPlayed(readWorld)).toEqual([])
    expect(await ledgerBalance(readWorld, member)).toBe(before)
  })

test('RTS 12A: a loss limit that is reached during a game refuses the next bet there, and the screen shows what was lost', async ({
  page,
  readWorld,
  open,
  expectRefusals,
  clock,
}) => {
  expectRefusals()
  await open('/m/home', { scenario, language: 'EN' })
  // No earlier round leaves the 24 hours meanwhile.
  const now = await clock.freeze()
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

for (const kind of ['loss', 'stake'] as const)
  test(`RTS 12A: with ${kind}-limit-reached the game takes no bet and says why, and no money moves`, async ({
    page,
    open,
    readWorld,
    expectRefusals,
  }) => {
    expectRefusals()
    await open('/m/home', { scenario: `${kind}-limit-reached`, language: 'EN' })
    const { movements } = (await snapshotOf(readWorld)).tables
    const game = await launchSlot(page)
    expect(await spinOnce(page, game)).toMatchObject({ errorCode: 'PLAY_LIMIT_REACHED', value: { kind } })
    await expectRefusedInGame(page, game, readWorld)
    expect((await snapshotOf(readWorld)).tables.movements).toEqual(movements)
  })
