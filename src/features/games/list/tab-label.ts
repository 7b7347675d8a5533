import type { TFunction } from 'i18next'
import { vendorMark } from '../vendor-mark.ts'
import type { ListArea } from './game-filter.ts'
import type { GameTab } from './game-list-address.ts'

/** Returns the label of a tab; vendors have the same mark in every language. */
export function tabLabel(tab: GameTab, t: TFunction): string {
  if (tab === 'HOT') return t('category.HOT')
  return tab === 'ALL' ? t('gamelist.all') : vendorMark(tab)
}

/** Returns the label of an area's list. */
export const areaLabel = (area: ListArea, t: TFunction): string =>
  area === 'ALL' ? t('gamelist.all_games') : t(`category.${area}`)
