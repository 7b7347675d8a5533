import { stored } from '#contract/stored.ts'
import type { Merchant } from '#merchant/merchant.ts'
import { calls } from '../api/calls.ts'
import { send } from '../api/send.ts'
import { useChoices } from '../choices.ts'
import { usePhones } from '../phones/phones.ts'
import { restartPhones } from '../phones/reach.ts'
import { changeSettings } from '../settings/take-settings.ts'
import { speak, studioLanguages } from '../texts.ts'
import { pace } from '../tours/play-step.ts'
import { startTour } from '../tours/player.ts'
import { tourNamed } from '../tours/tours.ts'
import { signInOn } from '../worlds.ts'
import { unpackBrand } from './packed-brand.ts'
import type { Share } from './share-link.ts'

const world = 'shared'

/** Returns the edited merchant of a link. @throws if it is damaged. */
const brandOf = async ({ merchant, brand }: Pick<Share, 'merchant' | 'brand'>): Promise<Merchant | undefined> =>
  brand && merchant ? unpackBrand(await send(calls.merchant, { code: merchant }), brand) : undefined

async function openWorld({
  scenario = 'default',
  merchant,
  axes,
  brand,
  language,
  theme,
  account,
  flags,
}: Share): Promise<void> {
  const own = await brandOf({ merchant, brand })
  const made = await send(calls.applyScenario, { world, scenario, merchant, axes })
  // Before the phone opens: its first calls name the merchant's code.
  if (own) await changeSettings(world, { brand: own })
  const phone = { id: 1, world, seat: 1, device: 'usual', landscape: false, page: 'm/home', loads: Date.now() } as const
  usePhones.setState({ phones: [phone], selected: 1 })
  if (flags) await changeSettings(world, { flags })
  const look = { [stored.language.key]: language, [stored.theme.key]: theme }
  restartPhones(world, { ...made.storage, ...look, [stored.popupMember.key]: false, [stored.popupGuest.key]: false })
  if (account) await signInOn(1, world, account)
}

/** Shows what a link holds: a tour, or a world on one phone. */
export async function openShare(share: Share): Promise<void> {
  const { language, theme } = share
  if (language && studioLanguages.includes(language)) {
    useChoices.setState({ language })
    await speak(language)
  }
  if (theme) useChoices.setState({ theme })
  const tour = tourNamed(share.tour ?? '')
  if (!tour) return openWorld(share)
  if (share.pace !== undefined) pace.ms = share.pace
  const { merchant, flags } = share
  const brand = await brandOf(share)
  await startTour(tour, { merchant, brand, flags, playing: share.pace !== undefined })
}
