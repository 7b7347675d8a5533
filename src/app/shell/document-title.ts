import type { TFunction } from 'i18next'
import type { Route } from '../route.ts'
import { isHome } from '../routes.ts'

/** Returns the title of a screen's document: home's is the merchant's name alone. */
export const documentTitle = ({ path, title }: Pick<Route, 'path' | 'title'>, t: TFunction, brand: string): string =>
  isHome(path) ? brand : `${t(title)} · ${brand}`
