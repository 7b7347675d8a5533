import { stored } from '#contract/stored.ts'
import type { Worlds } from '#mock-server/world/worlds/worlds.ts'
import { control } from '../contract.ts'
import { signIn } from '../sign-in.ts'
import { summarise } from '../summarise.ts'
import type { CapsulePhone } from './capsule.ts'
import type { WholeCapsule } from './read-capsule.ts'

/**
 * Creates the world of a capsule under a name, and a session for the account of each phone.
 *
 * @throws GatewayError INVALID_INPUT for a state that no real world can have, MERCHANT_UNKNOWN, WORLD_LIMIT.
 */
export async function openCapsule(worlds: Worlds, capsule: WholeCapsule, name: string, at: 'start' | 'end') {
  const { now, world: saved, phones } = (at === 'start' ? capsule.start : undefined) ?? capsule
  // The clock stays at the time of saving until the world is complete, so that no event is due before.
  const world = await worlds.import({ ...saved, name, clock: { mode: 'frozen', at: now } })
  const storageOf = async ({ account, language, theme }: CapsulePhone) => ({
    ...(account !== undefined && { [stored.session.key]: await signIn(world, account) }),
    ...(language && { [stored.language.key]: language }),
    ...(theme && { [stored.theme.key]: theme }),
    [stored.popupMember.key]: false,
    [stored.popupGuest.key]: false,
  })
  const opened = await world.enqueue(async () => {
    world.attributeTo({ endpoint: control.openCapsule.id })
    const all: (CapsulePhone & { storage: Record<string, unknown> })[] = []
    for (const phone of phones) all.push({ ...phone, storage: await storageOf(phone) })
    if (saved.clock.mode === 'running') world.clock.run()
    world.takeChanges()
    return all
  })
  return { world: summarise(world, worlds), note: capsule.note, phones: opened, presses: capsule.presses }
}
