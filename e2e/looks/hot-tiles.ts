import { expect, type Page } from '@playwright/test'
import { textsOf } from '../support/texts.ts'

/** Returns how many of home's hot games are side by side. */
export async function hotTilesAbreast(page: Page, language: 'KO' | 'EN' = 'EN'): Promise<number> {
  const { t } = textsOf(language)
  const cells = page
    .getByRole('region', { name: t('games.hot_title') })
    .getByRole('list')
    .first()
    .getByRole('listitem')
  await expect(cells.first().getByRole('button').first()).toBeVisible()
  const tops = await cells.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
  return tops.filter((top) => top === tops[0]).length
}
