import type { games } from '#contract/games.ts'
import type { Answer } from '#contract/resource.ts'
import { hasVendors } from '../list/game-filter.ts'
import { type Area, type Category, isArea } from './categories.ts'

type Vendors = Answer<typeof games.vendorGameTypes>

/** A block of games: of an area, or of one vendor in it. */
export interface Section {
  area: Area
  vendor?: string
}

const livePP = { area: 'LIVE', vendor: 'PP' } as const
const liveEG4 = { area: 'LIVE', vendor: 'EG4' } as const
const rngPP = { area: 'RNG', vendor: 'PP' } as const
const rngPG = { area: 'RNG', vendor: 'PG' } as const

/** The sections of each category, below its special blocks. */
const sections: Record<Category, readonly Section[]> = {
  HOT: [livePP, rngPP, liveEG4, { area: 'LIVE' }, { area: 'RNG' }, { area: 'FISH' }],
  FAV: [],
  RNG: [{ area: 'RNG' }, rngPP, rngPG],
  LIVE: [{ area: 'LIVE' }, livePP, liveEG4],
  FISH: [{ area: 'FISH' }],
  CRASH: [{ area: 'CRASH' }],
  BINGO: [{ area: 'BINGO' }],
  SPORTS: [{ area: 'SPORTS' }],
  PVP: [{ area: 'PVP' }],
  ELOTT: [{ area: 'ELOTT' }],
}

/** Returns the vendors of an area or of all in display order; none if the gateway does not offer the area. */
export const vendorsOf = ({ vendorSorting }: Vendors, area: Area | 'ALL'): string[] => [
  ...new Set(
    vendorSorting
      .filter(({ gameCategory }) => area === 'ALL' || gameCategory === area)
      .flatMap((one) => one.vendorNames),
  ),
]

const isOffered = (vendors: Vendors, { area, vendor }: Section) => {
  const offered = vendorsOf(vendors, area)
  return vendor ? offered.includes(vendor) : offered.length > 0
}

/** Returns a category's sections, or those of the hot games after the areas that the merchant wants first. */
function wanted(category: Category, first: readonly string[]): readonly Section[] {
  if (category !== 'HOT') return sections[category]
  const ahead = first.filter(isArea)
  const rest = sections.HOT.filter(({ area, vendor }) => vendor || !ahead.includes(area))
  return [...ahead.map((area) => ({ area })), ...rest]
}

/** Returns the sections of a category, without those that have no games at this merchant. */
export const sectionsOf = (category: Category, vendors: Vendors, first: readonly string[] = []): Section[] =>
  wanted(category, first).filter((section) => isOffered(vendors, section))

/** Returns the tabs of a block: the hot games, then its vendors; or all games if the area has no vendor filter. */
export function tabsOf({ area, vendor }: Section, vendors: Vendors): string[] {
  if (vendor) return ['HOT', vendor]
  return ['HOT', ...(hasVendors(area) ? vendorsOf(vendors, area) : ['ALL'])]
}
