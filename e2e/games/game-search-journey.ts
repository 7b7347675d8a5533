import { expect, type Page } from '@playwright/test'
import { textsOf } from '../support/texts.ts'

const { t } = textsOf('KO')

/** Finds a game among all in each manner that the search understands, and shows that few tiles are mounted. */
export async function findGames(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('gamelist.search') }).click()
  const field = page.getByRole('searchbox')
  const first = page.locator('[aria-posinset="1"]')
  for (const text of ['용의 승', 'dragon asc', 'ㅇㅇㅅㅊ', '용의 승첨', 'PP 용의 승천']) {
    await field.fill(text)
    await expect(first).toContainText('용의 승천')
  }
  await field.fill('zzzzzz')
  await expect(page.getByText(t('gamelist.no_match'))).toBeVisible()
  await field.fill('pg')
  await expect(first).toContainText('PG')
  await expect(page).toHaveURL(/gameName=pg/)
  await page.mouse.wheel(0, 20_000)
  await expect.poll(() => page.locator('[aria-posinset]').count()).toBeLessThanOrEqual(60)
}
