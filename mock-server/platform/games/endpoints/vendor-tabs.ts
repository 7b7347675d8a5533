import type { VendorTab } from '#contract/games.ts'
import { gameTypeOf } from '#fixtures/games/vendors.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import type { World } from '#mock-server/world/worlds/world.ts'

/** Checks that a vendor is in the lobby: the lobby is not empty and the vendor not under maintenance. */
export function isOffered(world: World, vendor: string): boolean {
  const { emptyLobby, vendorMaintenance } = world.settings()
  return !emptyLobby && !vendorMaintenance.includes(vendor)
}

/** Returns the vendors of each category in display order; categories without vendors are left out. */
export function vendorTabs(world: World) {
  const sorting = catalogue.sorting
    .map(({ gameCategory, vendorNames }) => ({
      gameCategory,
      vendorNames: vendorNames.filter((code) => isOffered(world, code)),
    }))
    .filter(({ vendorNames }) => vendorNames.length > 0)
  const tabs = sorting.map(({ gameCategory, vendorNames }): [string, VendorTab[]] => [
    gameCategory,
    vendorNames.map((code) => ({
      gameType: gameTypeOf(gameCategory),
      vassalage: code,
      accountTypeName: code,
      logo: { onLight: `/__art/vendors/${code}.svg?tone=dark`, onDark: `/__art/vendors/${code}.svg?tone=light` },
      list: catalogue.vendor(code)?.listType ?? false,
    })),
  ])
  return {
    categories: Object.fromEntries(tabs),
    vendorSorting: sorting,
  }
}
