import { expect, type Page } from '@playwright/test'
import { stored } from '#contract/stored.ts'
import { languageTag } from '#i18n/languages.ts'
import { store } from './visit.ts'
import { nextFrames } from './windows.ts'

interface Look {
  language: string
  theme: 'light' | 'dark'
}

/** The looks in which a test opens the home screens of all merchants. */
export const looks = [
  { language: 'KO', theme: 'light' },
  { language: 'EN', theme: 'dark' },
] as const

/** Waits until no part of the page's content is loading. */
export const isFilled = (page: Page): Promise<void> =>
  expect(page.getByRole('main').locator('[aria-busy=true], [data-loading]')).toHaveCount(0)

/** Chooses language and theme in another tab, which the page follows. */
export async function chooseLook(page: Page, beside: Page, { language, theme }: Look): Promise<void> {
  await store(beside, { [stored.language.key]: language, [stored.theme.key]: theme })
  await expect(page.locator(`html[lang=${languageTag(language)}][data-theme=${theme}]`)).toBeAttached()
  await nextFrames(page)
  await isFilled(page)
}
