import { expect, type Page } from '@playwright/test'
import { day } from '#contract/time-units.ts'
import { dateOf } from '#ui/records/span.ts'
import { type TextKey, textsOf } from '../support/texts.ts'
import { shown } from './wallets-journey.ts'

const { t } = textsOf('EN')

/** Returns a date as in a date field, some days before now. */
export const dateBefore = (days: number) => dateOf(Date.now() - days * day)

/** Selects a range that has all of the seeded past. */
export const everything = () => `period=own&from=${dateBefore(80)}&to=${dateBefore(0)}`

/** Returns a change in minor units as the screen shows it. */
export const signed = (minor: number) => `${minor < 0 ? '-' : minor > 0 ? '+' : ''}${shown(Math.abs(minor))}`

export const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Checks sums of a record by the keys of their labels. */
export async function expectSums(page: Page, sums: Partial<Record<TextKey, string>>): Promise<void> {
  const region = page.getByRole('region', { name: t('records.sums') })
  for (const [label, amount] of Object.entries(sums)) {
    const part = region.locator('div').filter({ has: page.getByText(t(label as TextKey), { exact: true }) })
    await expect(part.locator('dd')).toHaveText(amount)
  }
}

export const rows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')

/** Chooses an option of a filter of a record. */
export const select = (page: Page, label: TextKey, option: string) =>
  page.getByRole('search').getByLabel(t(label), { exact: true }).selectOption({ label: option })
