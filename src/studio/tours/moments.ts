import { calls } from '../api/calls.ts'
import { send } from '../api/send.ts'
import { changePhones, type Phone, phonesIn } from '../phones/phones.ts'
import { baseOf, pageOf, restartPhones } from '../phones/reach.ts'
import { refreshWorld } from '../queries.ts'

/** The state before a step: the world, what the phones store, and the pages that they show. */
export interface Moment {
  snapshot: unknown
  phones: { id: number; page: string; stored: Readonly<Record<string, string>> }[]
}

const isOwn = (key: string, base: string) => key.startsWith(base) && !key.slice(base.length).includes('/')

const storedBy = (phone: Phone) =>
  Object.fromEntries(
    Object.keys(localStorage)
      .filter((key) => isOwn(key, baseOf(phone)))
      .map((key) => [key, localStorage.getItem(key) ?? '']),
  )

/** Takes the state of a tour's world and phones. */
export async function takeMoment(world: string): Promise<Moment> {
  const snapshot = await send(calls.snapshot, { world, secrets: 'true' })
  return {
    snapshot,
    phones: phonesIn(world).map((phone) => ({ id: phone.id, page: pageOf(phone), stored: storedBy(phone) })),
  }
}

/** Returns a world to an earlier state. */
export const returnWorld = async (world: string, { snapshot }: Moment): Promise<void> =>
  void (await send(calls.restoreSnapshot, { world, snapshot }))

/** Returns the phones of a world to an earlier state, and starts them again. */
export async function returnPhones(world: string, { phones }: Moment): Promise<void> {
  restartPhones(world, {})
  for (const { id, page, stored } of phones) {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    changePhones([id], () => ({ page }))
  }
  await refreshWorld(world)
}

/** Returns a world and its phones to an earlier state. */
export async function returnTo(world: string, moment: Moment): Promise<void> {
  await returnWorld(world, moment)
  await returnPhones(world, moment)
}
