import type { VendorTab } from '#contract/games.ts'
import { gameTypeOf } from '#fixtures/games/vendors.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import type { World } from '../world/world.ts'

/** The vendors of each category in the order to show them; none while the lobby is empty. */
export function vendorTabs(world: World) {
  const sorting = world.settings().emptyLobby ? [] : catalogue.sorting
  const tabs = sorting.map(({ gameCategory, vendorNames }): [string, VendorTab[]] => [
    gameCategory,
    vendorNames.map((code) => ({
      gameType: gameTypeOf(gameCategory),
      vassalage: code,
      accountTypeName: code,
      list: catalogue.vendor(code)?.listType ?? false,
    })),
  ])
  return {
    categories: Object.fromEntries(tabs),
    vendorSorting: sorting.map(({ gameCategory, vendorNames }) => ({ gameCategory, vendorNames: [...vendorNames] })),
  }
}
