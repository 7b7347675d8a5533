import { inLanguage } from '#contract/localised.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import type { World } from '#mock-server/world/worlds/world.ts'

/** Returns the maintenance with its message in the requested language; null if there is none. */
export function maintenanceIn(world: World, language?: string) {
  const { maintenance } = world.settings()
  return maintenance && { ...maintenance, message: inLanguage(maintenance.message, languageOf(language)) }
}
