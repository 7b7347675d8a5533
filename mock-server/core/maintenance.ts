import { gameLanguage } from '#mock-server/catalogue/game-language.ts'
import type { World } from '#mock-server/world/world.ts'

/** What a caller is told of the maintenance, in the language asked for; null while there is none. */
export function maintenanceIn(world: World, language = 'KO') {
  const { maintenance } = world.settings()
  return maintenance && { ...maintenance, message: maintenance.message[gameLanguage(language)] }
}
