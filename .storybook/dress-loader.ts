import type { Loader } from '@storybook/react-vite'
import { setUpI18n } from '#i18n/set-up.ts'
import { ThemeMode } from '#merchant/theme.ts'
import { applyTheme } from '#ui/theme.ts'
import { merchantOf } from './merchants.ts'

/** Puts on the merchant, theme and language of the toolbar before the story renders. */
export const dressLoader: Loader = async ({ globals }) => {
  applyTheme(merchantOf(globals.merchant).theme, ThemeMode.parse(globals.theme))
  await setUpI18n(globals.language)
  return {}
}
