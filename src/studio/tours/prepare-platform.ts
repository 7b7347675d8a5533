import { stored } from '#contract/stored.ts'
import { calls } from '../api/calls.ts'
import { send } from '../api/send.ts'
import { useChoices } from '../choices.ts'
import { type Phone, usePhones } from '../phones/phones.ts'
import { restartPhones } from '../phones/reach.ts'
import { signInOn } from '../worlds.ts'
import type { Tour } from './tour.ts'

/** The world of tours; each start replaces it. */
export const tourWorld = 'tour'

const phoneAt = (id: number, page: string): Phone => ({
  id,
  world: tourWorld,
  seat: id,
  device: 'usual',
  landscape: false,
  page,
  loads: Date.now(),
})

/** Creates the world of tours with its phones. */
export async function preparePlatform(tour: Pick<Tour, 'scenario' | 'merchant' | 'phones'>): Promise<void> {
  const { scenario, merchant } = tour
  const made = await send(calls.applyScenario, { world: tourWorld, scenario, merchant })
  usePhones.setState({ phones: tour.phones.map(({ page }, place) => phoneAt(place + 1, page)), selected: 1 })
  const { language, theme } = useChoices.getState()
  restartPhones(tourWorld, {
    ...made.storage,
    [stored.language.key]: language,
    [stored.theme.key]: theme,
    [stored.popupMember.key]: false,
    [stored.popupGuest.key]: false,
  })
  for (const [place, { account }] of tour.phones.entries()) if (account) await signInOn(place + 1, tourWorld, account)
}
