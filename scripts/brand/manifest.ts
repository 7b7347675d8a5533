import { defaultLanguage } from '#contract/default-language.ts'
import { inLanguage } from '#contract/localised.ts'
import { languageTag } from '#i18n/languages.ts'
import type { DeployedBrand } from './brand.ts'
import type { Icon } from './icons.ts'

/** Returns the default language. */
const firstLanguage = ({ languages }: DeployedBrand) => languages[0] ?? defaultLanguage

/** Returns the merchant's name in its default language. */
export const nameOf = (brand: DeployedBrand): string => inLanguage(brand.name, firstLanguage(brand))

export const coloursOf = ({ theme, defaultTheme }: DeployedBrand) => theme[defaultTheme]

/** Returns the web app manifest. Its relative addresses work under any path. */
export function manifestOf(brand: DeployedBrand, icons: readonly Icon[]) {
  const { background } = coloursOf(brand)
  return {
    name: nameOf(brand),
    short_name: nameOf(brand),
    lang: languageTag(firstLanguage(brand)),
    id: './',
    scope: './',
    start_url: './m/home',
    display: 'standalone',
    background_color: background,
    theme_color: background,
    icons: icons
      .filter(({ purpose }) => purpose === 'any' || purpose === 'maskable')
      .map(({ file, size, purpose }) => ({ src: file, sizes: `${size}x${size}`, type: 'image/png', purpose })),
  }
}
