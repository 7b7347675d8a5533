import { expect } from '@playwright/test'
import { memberPaymentPassword } from '#fixtures/bank-cards.ts'
import { memberPassword } from '#fixtures/members.ts'
import { textsOf } from '../support/texts.ts'
import { ledgerBalance } from '../support/world.ts'
import { type Engine, phone } from './engine.ts'
import { fontDisplays, keepsSession, readBanner } from './in-page.ts'
import { plainQuarters } from './plain-quarters.ts'
import type { Screen } from './screen.ts'
import { test } from './test.ts'

const { t, slot } = textsOf('EN')
const member = 'haedal_92'
const money = (amount: number) => `₩${new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(amount)}`

/** Waits for a banner's turn, and until the window shows text or artwork over its whole width. */
async function expectDrawn(screen: Screen, engine: Engine, title: string) {
  const plain = async () => {
    const before = await screen.call(readBanner)
    if (!before?.text.includes(title)) return 'another banner is on show'
    const picture = await engine.picture()
    const after = await screen.call(readBanner)
    if (JSON.stringify(after) !== JSON.stringify(before)) return 'the banner moves'
    return before.loaded ? plainQuarters(picture, phone.width, before.box) : 'its picture is loading'
  }
  await expect.poll(plain, { message: `"${title}" is drawn over its whole width` }).toEqual([])
}

test('looks around: home, its banners and a list of games', async ({ enter, engine }) => {
  const screen = await enter('default')
  await screen.visit('/m/home')
  await screen.expectText(t('games.hot_title'))
  for (const title of ['Jackpot Night', 'First deposit', 'Ocean Hunt']) await expectDrawn(screen, engine, title)
  await screen.visit('/m/gameList?gameType=RNG')
  await screen.expectText('Dragon Ascent')
})

test('logs in', async ({ enter }) => {
  const screen = await enter('default')
  await screen.visit('/m/home')
  await screen.press('header a', t('header.login'))
  await screen.fill('username', member)
  await screen.fill('password', memberPassword)
  await screen.press('form button', t('login.title'))
  await screen.expectText(money(1_284_500))
})

test('deposits', async ({ enter, readWorld, clock }) => {
  const screen = await enter('active-member')
  const before = await ledgerBalance(readWorld, member)
  await screen.visit('/m/voucherCenter')
  await screen.fill('amount', '50000')
  await screen.fill('depositorName', '김해달')
  await screen.press('form button', t('deposit.submit_BANK'))
  await screen.expectText(t('deposit.result_pending_BANK'))
  await clock.advance('1m')
  await screen.expectText(t('deposit.result_credited'))
  expect(await ledgerBalance(readWorld, member)).toBe(before + 50_000)
})

test('withdraws', async ({ enter, readWorld, clock }) => {
  const screen = await enter('active-member')
  const before = await ledgerBalance(readWorld, member)
  await screen.visit('/m/withdraw')
  await screen.fill('amount', '50000')
  await screen.fill('paymentPassword', memberPaymentPassword)
  await screen.press('form button', t('menu.withdraw'))
  await screen.press('[role=alertdialog] button', t('menu.withdraw'))
  await screen.expectText(t('withdraw.result_pending'))
  await clock.advance('1m')
  await screen.expectText(t('withdraw.result_approved'))
  expect(await ledgerBalance(readWorld, member)).toBe(before - 50_000)
})

test('plays a slot', async ({ enter, engine, readWorld }) => {
  const screen = await enter('active-member')
  const before = await ledgerBalance(readWorld, member)
  await screen.visit('/m/home')
  await screen.press('main button', 'Dragon Ascent PP')
  await screen.turnToFrame(slot.idle)
  expect(await screen.call(fontDisplays), 'words show before their font').toEqual(['swap'])
  await screen.press('button', slot.spin)
  await expect.poll(() => ledgerBalance(readWorld, member)).not.toBe(before)
  await engine.turnTo('page')
  await screen.press('button', t('games.leave'))
  await screen.expectText(money(await ledgerBalance(readWorld, member)))
})

test('signs out', async ({ enter, world }) => {
  const screen = await enter('active-member')
  await screen.visit('/m/home')
  await screen.press('header button', t('header.menu'))
  await screen.press('button', t('menu.sign_out'))
  await screen.press('[role=alertdialog] button', t('sign_out.confirm'))
  await screen.expectText(t('header.login'))
  expect(await screen.call(keepsSession, `/w/${world}/`)).toBe(false)
})
