import { gameLanguage } from '#mock-server/catalogue/game-language.ts'
import type { World } from '#mock-server/world/world.ts'

/** Returns the maintenance with its message in the requested language; null if there is none. */
export function maintenanceIn(world: World, language = 'KO') {
  const { maintenance } = world.settings()
  return maintenance && { ...maintenance, message: maintenance.message[gameLanguage(language)] }
}
