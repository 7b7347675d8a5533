import type { Locator, Page } from '@playwright/test'
import type { HomePart } from '#merchant/home-parts.ts'
import { textsOf } from '../support/texts.ts'

const { t } = textsOf('EN')

/** Returns the parts of home, in English. */
export function homePartsOn(page: Page): Record<HomePart, Locator> {
  const main = page.getByRole('main')
  return {
    notice: main.locator('a[href$="/m/notice"]'),
    banner: page.getByRole('region', { name: t('announcement.banners') }),
    winner: main.getByRole('button', { name: t('winners.pause') }).and(page.locator(':not(section *)')),
    games: page.getByRole('region', { name: t('games.hot_title') }),
    recent: page.getByRole('heading', { name: t('games.recent') }),
    winners: page.getByRole('region', { name: t('winners.title') }),
    download: page.getByRole('complementary', { name: t('download.bar') }),
    payments: page.getByRole('region', { name: t('footer.payment_methods') }),
    providers: page.getByRole('region', { name: t('footer.providers') }),
  }
}
