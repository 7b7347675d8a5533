import { stored } from '#contract/stored.ts'
import type { Scenario } from '#mock-server/world/scenarios/scenario.ts'
import { personaSession } from './session-info.ts'
import type { World } from './world.ts'

type Look = Pick<Scenario, 'language' | 'theme' | 'popups'>

/** Returns the local storage of the scenario's persona, by key. It contains the persona's live session. */
export function personaStorage(world: World, { language, theme, popups }: Look): Record<string, unknown> {
  const session = personaSession(world)
  return {
    ...(session && { [stored.session.key]: session }),
    ...(language && { [stored.language.key]: language }),
    ...(theme && { [stored.theme.key]: theme }),
    ...(popups === false && { [stored.popupMember.key]: false, [stored.popupGuest.key]: false }),
  }
}
