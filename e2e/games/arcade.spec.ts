import crashTexts from '#locales/ko/vendors/crash.json' with { type: 'json' }
import fishTexts from '#locales/ko/vendors/fish.json' with { type: 'json' }
import shared from '#locales/ko/vendors/shared.json' with { type: 'json' }
import sportsTexts from '#locales/ko/vendors/sports.json' with { type: 'json' }
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { ledgerBalance } from '../support/world.ts'

const { t } = textsOf('KO')
const account = 'haedal_92'
const before = 1_284_500

/** The name of a game's tile is its game and its vendor's code. */
const anyTile = / [A-Z][A-Z0-9_]+$/

test('a crash round is bet on, settled and shown in the balance', async ({ page, readWorld, open }) => {
  const text = crashTexts
  await open('/m/gameList?gameType=CRASH', { scenario: 'member-with-favorites', language: 'KO' })
  await page.getByRole('main').getByRole('button', { name: anyTile }).first().click()
  const game = page.frameLocator('iframe')
  await game.getByRole('switch', { name: text.auto }).click()
  await game.getByRole('button', { name: new RegExp(`^(${text.placeBet}|${text.queueBet})\\s*₩`) }).click()
  await expect(game.getByText(text.you, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('games.leave') }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(await ledgerBalance(readWorld, account)).not.toBe(before)
})

test('shots at fish cost their stake, and the session shows their sum', async ({ page, readWorld, open }) => {
  const text = fishTexts
  await open('/m/gameList?gameType=FISH', { scenario: 'member-with-favorites', language: 'KO' })
  await page.getByRole('main').getByRole('button', { name: anyTile }).first().click()
  const game = page.frameLocator('iframe')
  await game.getByRole('button', { name: text.autoOn }).click()
  await expect.poll(() => ledgerBalance(readWorld, account)).not.toBe(before)
  await expectAccessible(page)
  await game.getByRole('button', { name: text.autoOff }).click()
  await page.getByRole('button', { name: t('games.leave') }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a sports bet is placed from the slip and listed among the member’s bets', async ({ page, readWorld, open }) => {
  const text = sportsTexts
  await open('/m/sportsGame', { scenario: 'member-with-favorites', language: 'KO' })
  const book = page.frameLocator('iframe')
  await book.getByRole('button', { name: text.views.upcoming, exact: true }).click()
  await book
    .getByRole('button', { name: new RegExp(`^${text.picks.home}`) })
    .first()
    .click()
  await book.getByRole('button', { name: new RegExp(text.slip) }).click()
  await book.getByRole('button', { name: /베팅하기$/ }).click()
  await expect(book.getByText(fill(text.placed_other, { count: 1 }))).toBeVisible()
  await book.getByRole('button', { name: shared.close }).click()
  await book.getByRole('button', { name: text.views.bets, exact: true }).click()
  await expect(book.getByText(text.markets.result).or(book.getByText(text.markets.winner)).first()).toBeVisible()
  expect(await ledgerBalance(readWorld, account)).toBeLessThan(before)
  await expectAccessible(page)
})
