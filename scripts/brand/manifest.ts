import type { DeployedBrand } from './brand.ts'
import type { Icon } from './icons.ts'

const languageOf = ({ languages }: DeployedBrand) => (languages[0] === 'EN' ? 'en' : 'ko')

/** The merchant's name in the language that its visitors meet first. */
export const nameOf = (brand: DeployedBrand): string => brand.name[languageOf(brand)]

export const coloursOf = ({ theme, defaultTheme }: DeployedBrand) => theme[defaultTheme]

/** The web app manifest. Its addresses are relative to itself, so that it holds under any path. */
export function manifestOf(brand: DeployedBrand, icons: readonly Icon[]) {
  const { background } = coloursOf(brand)
  return {
    name: nameOf(brand),
    short_name: nameOf(brand),
    lang: languageOf(brand),
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
