import { calls } from '../api/calls.ts'
import { send } from '../api/send.ts'
import { type PhoneMoment, returnPhones as returnPhonesTo, takePhones } from '../phones/phone-moments.ts'
import { refreshWorld } from '../queries.ts'

/** The state before a step: the world, what the phones store, and the pages that they show. */
export interface Moment {
  snapshot: unknown
  phones: PhoneMoment[]
}

/** Takes the state of a tour's world and phones. */
export async function takeMoment(world: string): Promise<Moment> {
  const snapshot = await send(calls.snapshot, { world, secrets: 'true' })
  return { snapshot, phones: takePhones(world) }
}

/** Returns a world to an earlier state. */
export const returnWorld = async (world: string, { snapshot }: Moment): Promise<void> =>
  void (await send(calls.restoreSnapshot, { world, snapshot }))

/** Returns the phones of a world to an earlier state, and starts them again. */
export async function returnPhones(world: string, { phones }: Moment): Promise<void> {
  returnPhonesTo(world, phones)
  await refreshWorld(world)
}

/** Returns a world and its phones to an earlier state. */
export async function returnTo(world: string, moment: Moment): Promise<void> {
  await returnWorld(world, moment)
  await returnPhones(world, moment)
}
