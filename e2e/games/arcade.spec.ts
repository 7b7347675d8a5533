import { inLanguage } from '#contract/localised.ts'
import crashTexts from '#locales/ko/vendors/crash.json' with { type: 'json' }
import fishTexts from '#locales/ko/vendors/fish.json' with { type: 'json' }
import shared from '#locales/ko/vendors/shared.json' with { type: 'json' }
import sportsTexts from '#locales/ko/vendors/sports.json' with { type: 'json' }
import { reaches } from '#mock-server/vendors/crash/rules/crash.ts'
import { crashSeeds, roundsUntil } from '#mock-server/vendors/crash/rules/schedule.ts'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { withMotion } from '../support/with-motion.ts'
import {
  chanceOf,
  compareInApp,
  expectBalance,
  launchedGame,
  leaveAndCompare,
  roundsPlayed,
  vendorMoney,
} from './vendor-game.ts'

test.use(withMotion)

const language = 'KO'
const money = (amount: number) => vendorMoney(amount, language)

/** The name of a game's tile is its game and its vendor's code. */
const anyTile = / [A-Z][A-Z0-9_]+$/

/** The automatic cash-out that a crash game offers at first. */
const target = 2

test('a crash round that reaches the cash-out pays, and one that crashes before takes the stake', async ({
  page,
  readWorld,
  open,
  expectRefusals,
  clock,
}) => {
  // The page may still wait for news of the round when the game is left.
  expectRefusals()
  const text = crashTexts
  await open('/m/gameList?gameType=CRASH', { scenario: 'member-with-favorites', language })
  await page.getByRole('main').getByRole('button', { name: anyTile }).first().click()
  const game = page.frameLocator('iframe')
  await game.getByRole('switch', { name: text.auto }).click()
  const { nodeId, name } = await launchedGame(readWorld)
  const seeds = crashSeeds(await chanceOf(readWorld), nodeId)

  /** Bets on the next round that reaches the target, or does not, and moves the clock to its crash. */
  async function play(wins: boolean) {
    const now = await clock.freeze()
    const round = roundsUntil(now + 30 * 60_000, 200, seeds).find(
      ({ bettingAt, point }) => bettingAt > now + 100 && reaches(point, target) === wins,
    )
    if (!round) throw new Error('No round of the next half hour ends so.')
    // The page first sees the round before, so that the next betting that it sees is this round's.
    await clock.set(round.bettingAt - 100)
    await expect(game.getByText(text.crashed, { exact: true })).toBeVisible()
    await clock.set(round.bettingAt + 100)
    await expect(game.getByText(text.nextIn, { exact: true })).toBeVisible()
    await game.getByRole('button', { name: new RegExp(`^(${text.placeBet}|${text.queueBet})\\s*₩`) }).click()
    await expect(game.getByText(text.you, { exact: true })).toBeVisible()
    await expectBalance(readWorld, game, language)
    if (wins) await expectAccessible(page)
    await clock.set(round.crashAt + 100)
  }

  const before = await expectBalance(readWorld, game, language)
  await play(true)
  const [won] = await roundsPlayed(readWorld)
  const paid = fill(text.won, { amount: money(won!.win), multiplier: `${target}.00x` })
  await expect(game.getByText(paid, { exact: true })).toBeVisible()
  expect(won!.win).toBe(target * won!.bet)
  expect(await expectBalance(readWorld, game, language)).toBe(before + won!.win - won!.bet)

  await play(false)
  await expect(game.getByText(text.lost, { exact: true })).toBeVisible()
  const [lost] = await roundsPlayed(readWorld)
  expect(lost).toMatchObject({ win: 0, isOpen: false })
  expect(await expectBalance(readWorld, game, language)).toBe(before + won!.win - won!.bet - lost!.bet)
  await leaveAndCompare(page, readWorld, game, inLanguage(name, 'ko'), language)
})

test('shots at fish cost their stake, and the session shows their sum', async ({ page, readWorld, open }) => {
  const text = fishTexts
  await open('/m/gameList?gameType=FISH', { scenario: 'member-with-favorites', language })
  await page.getByRole('main').getByRole('button', { name: anyTile }).first().click()
  const game = page.frameLocator('iframe')
  await game.getByRole('button', { name: text.autoOn }).click()
  const endings = async () => {
    const rounds = await roundsPlayed(readWorld)
    return [rounds.some(({ bet, win }) => win > bet), rounds.some(({ bet, win }) => win < bet)]
  }
  await expect.poll(endings).toEqual([true, true])
  await expectAccessible(page)
  await game.getByRole('button', { name: text.autoOff }).click()

  // The last shots are still on their way to a fish.
  await expect(async () => {
    const net = (await roundsPlayed(readWorld)).reduce((sum, { bet, win }) => sum + win - bet, 0)
    const session = game.locator('dl > div').filter({ hasText: text.session }).getByRole('definition')
    const sign = net > 0 ? '+' : net < 0 ? '−' : ''
    await expect(session).toHaveText(`${sign}${money(Math.abs(net))}`, { timeout: 1_000 })
    await expectBalance(readWorld, game, language, 1_000)
  }).toPass({ timeout: 60_000 })
  const { name } = await launchedGame(readWorld)
  await leaveAndCompare(page, readWorld, game, inLanguage(name, 'ko'), language)
})

test('of three sports bets on the three ends of a match one wins, and the ledger has what the slip and the list show', async ({
  page,
  readWorld,
  open,
  clock,
}) => {
  const text = sportsTexts
  await open('/m/sportsGame', { scenario: 'member-with-favorites', language })
  const book = page.frameLocator('iframe')
  const sports = book.getByRole('navigation', { name: text.sportsLabel })
  await sports.getByRole('button', { name: text.sports.virtual }).click()
  await clock.freeze()
  await book.getByRole('button', { name: text.views.upcoming, exact: true }).click()
  const match = book.getByRole('region', { name: text.views.upcoming }).getByRole('listitem').first()
  const before = await expectBalance(readWorld, book, language)
  let paid = before

  for (const pick of [text.picks.home, text.picks.draw, text.picks.away]) {
    await match.getByRole('button', { name: new RegExp(`^${pick}`) }).click()
    await book.getByRole('button', { name: new RegExp(text.slip) }).click()
    await book.getByRole('button', { name: /베팅하기$/ }).click()
    await expect(book.getByText(fill(text.placed_other, { count: 1 }))).toBeVisible()
    const [round] = await roundsPlayed(readWorld)
    await expect(book.getByRole('dialog').getByRole('status')).toContainText(money(round!.bet))
    await book.getByRole('button', { name: shared.close }).click()
    paid -= round!.bet
    expect(await expectBalance(readWorld, book, language)).toBe(paid)
  }

  await book.getByRole('button', { name: text.views.bets, exact: true }).click()
  const bets = book.getByRole('region', { name: text.views.bets }).locator('li[data-status]:has(ul)')
  await expect(bets).toHaveCount(3)
  await expectAccessible(page)
  await clock.advance('10m')
  await book.getByRole('button', { name: text.settled, exact: true }).click()
  await expect(bets.filter({ hasText: text.status.lost })).toHaveCount(2)
  const rounds = await roundsPlayed(readWorld)
  const won = rounds.filter(({ win }) => win > 0)
  expect(won).toHaveLength(1)
  const row = bets.and(book.locator('[data-status=won]'))
  await expect(row).toContainText(new RegExp(`${text.stake} ?${money(won[0]!.bet)}`))
  await expect(row).toContainText(`${shared.win} ${money(won[0]!.win)}`)
  expect(await expectBalance(readWorld, book, language)).toBe(paid + won[0]!.win)
  const { name } = await launchedGame(readWorld)
  await compareInApp(page, readWorld, inLanguage(name, 'ko'), language)
})
