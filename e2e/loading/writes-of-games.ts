import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'
import { visit } from '../support/visit.ts'
import { active, button, confirmed, inDialog, t, type Write } from './writes.ts'

/** Orders a line of a lottery in its frame, then opens the order in the app. */
async function openLotteryOrder(page: Page) {
  await page.getByRole('button', { name: 'Super Lotto Six ELOTT' }).click()
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: '07 7.2' }).click()
  await frame.getByRole('button', { name: 'Add', exact: true }).click()
  await frame.getByRole('button', { name: 'Open the bet slip, 1 line' }).click()
  await frame.getByRole('button', { name: /^Bet ₩/ }).click()
  await expect(frame.getByText(/^Your bet on draw .* is in$/)).toBeVisible()
  await visit(page, '/m/lottery')
  await page.getByRole('tab', { name: t('lottery.history') }).click()
  await page.getByRole('listitem').filter({ hasText: 'Super Lotto Six' }).getByRole('button').click()
  await expect(inDialog(page, t('lottery.cancel'))).toBeVisible()
}

/** What a member can do with games. */
export const writesOfGames: Record<string, Write> = {
  'a favourite': {
    endpoint: 'games.addFavorite',
    path: '/m/home',
    scenario: 'new-member',
    press: (page) => button(page, t('games.favorite', { game: 'Dragon Ascent' })).click(),
  },
  'a game': {
    endpoint: 'games.launch',
    path: '/m/home',
    scenario: active,
    press: (page) => button(page, /^Dragon Ascent( [A-Z]+)?$/).click(),
  },
  'the cancellation of a lottery line': {
    endpoint: 'lottery.cancelSuborders',
    path: '/m/gameList?gameType=ELOTT&vassalage=ELOTT&type=',
    scenario: 'member-with-favorites',
    prepare: openLotteryOrder,
    press: async (page) => {
      await inDialog(page, t('lottery.cancel')).click()
      await confirmed(page, t('lottery.cancel')).click()
    },
  },
  'a favourite that is removed': {
    endpoint: 'games.removeFavorite',
    path: '/m/home',
    scenario: 'member-with-favorites',
    press: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^Favourite: /, pressed: true })
        .first()
        .click(),
  },
  'a demo of a game': {
    endpoint: 'games.trialLaunch',
    path: '/m/home',
    scenario: 'game-info',
    prepare: async (page) => {
      await button(page, /^Dragon Ascent( [A-Z]+)?$/).click()
      // The sheet fetches what it says of the game.
      await expect(inDialog(page, t('gameinfo.demo'))).toBeVisible()
    },
    press: (page) => inDialog(page, t('gameinfo.demo')).click(),
  },
}
