import { stored } from '#contract/stored.ts'
import type { Merchant } from '#merchant/merchant.ts'
import { calls } from '../api/calls.ts'
import { send } from '../api/send.ts'
import { useChoices } from '../choices.ts'
import { showOnly } from '../phones/phones.ts'
import { preparePhone } from '../phones/reach.ts'
import { changeSettings } from '../settings/take-settings.ts'
import { speak, studioLanguages } from '../texts.ts'
import { pace } from '../tours/play-step.ts'
import { startTour } from '../tours/player.ts'
import { tourNamed } from '../tours/tours.ts'
import { signInOn } from '../worlds.ts'
import { unpackBrand } from './packed-brand.ts'
import type { Share } from './share-link.ts'

/** Returns the edited merchant of a link. @throws if it is damaged. */
const brandOf = async ({ merchant, brand }: Pick<Share, 'merchant' | 'brand'>): Promise<Merchant | undefined> =>
  brand && merchant ? unpackBrand(await send(calls.merchant, { code: merchant }), brand) : undefined

/**
 * Opens a new world on one phone, which replaces those on the page; a link never changes an existing world. Like a
 * scenario link's, the world is disposable, so a link can be opened any number of times.
 */
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
  const { name: world, storage } = await send(calls.createWorld, { scenario, merchant, axes, disposable: true })
  // Before the phone opens: its first calls name the merchant's code.
  if (own) await changeSettings(world, { brand: own })
  if (flags) await changeSettings(world, { flags })
  const phone = showOnly(world, 'm/home')
  const look = { [stored.language.key]: language, [stored.theme.key]: theme }
  preparePhone(phone, { ...storage, ...look, [stored.popupMember.key]: false, [stored.popupGuest.key]: false })
  if (account) await signInOn(phone.id, world, account)
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
