import { comeBack, goAhead } from './ahead.ts'
import { calls } from './api/calls.ts'
import type { AxisPlace, World } from './api/schemas.ts'
import { send } from './api/send.ts'
import { clearJournal } from './journal/journal-store.ts'
import { keptChanges } from './kept-changes.ts'
import { enterWorld } from './phones/enter-world.ts'
import { returnPhones } from './phones/phone-moments.ts'
import { addPhone, changePhones, type Phone, phonesIn, reloadPhones } from './phones/phones.ts'
import { isNew, preparePhone, restartPhones, writeEntry } from './phones/reach.ts'
import { knownOf, refreshOlder, refreshWorld, worldQuery } from './queries.ts'
import { queryClient } from './query-client.ts'
import { commonView, learnCommonView, mayGoOn } from './scenarios/common-view.ts'
import { changeQuietly } from './settings/take-settings.ts'
import { changePhonesWithWorld, phonesAt } from './snapshots/remembered-phones.ts'
import { worldKey } from './world-key.ts'

const pageOf = (route: string) => (route === '/' ? 'm/home' : route.replace(/^\//, ''))

/** The world that the phones show next, by its name: a later one takes precedence over one that is still awaited. */
const next = new Map<string, World>()

/** Forgets everything about the world that a new one of the same name replaces. */
function forget(made: World): void {
  const { name, route } = made
  next.set(name, made)
  clearJournal(name)
  changePhones(
    phonesIn(name).map(({ id }) => id),
    () => ({ page: pageOf(route) }),
  )
  queryClient.removeQueries({ queryKey: worldKey(name), type: 'inactive' })
}

/** Shows another world under a name, from the start of its apps. */
function show(made: World): void {
  forget(made)
  restartPhones(made.name, made.storage)
  void refreshWorld(made.name)
}

/** Shows another world under a name. Apps do not restart if all data they keep is the same in both. */
async function goOn(made: World, former: ReturnType<typeof commonView>): Promise<void> {
  const { name, storage } = made
  const answered = Date.now()
  forget(made)
  const view = await learnCommonView(name).catch(() => undefined)
  if (next.get(name) !== made) return
  if (mayGoOn(former, view)) await enterWorld(name, storage)
  else restartPhones(name, storage)
  void refreshOlder(name, answered)
}

interface Point {
  scenario: string
  merchant?: string
  /** Values on axes other than the scenario's own. */
  axes?: Readonly<Record<string, string>>
  /** The flags that the person changed stay as they are. */
  keepFlags?: boolean
}

/**
 * Replaces a world with one of a scenario, and optionally of another merchant or with other values on its axes. The edits
 * of a merchant that stays are kept.
 */
export const applyScenario = (world: string, { scenario, merchant, axes, keepFlags = false }: Point): Promise<void> =>
  changePhonesWithWorld(world, async () => {
    const kept = keptChanges(world, { merchant, flags: keepFlags })
    const former = commonView(world)
    goAhead(world, 'axes')
    const made = await send(calls.applyScenario, { world, scenario, merchant, axes }).finally(() => {
      void queryClient.cancelQueries({ queryKey: worldQuery('axes', world).queryKey })
      comeBack(world, 'axes')
    })
    if (kept) await changeQuietly(world, kept)
    await goOn(made, former)
  })

/** Returns the values that differ from the scenario's own. */
export const movedAxes = (places: readonly AxisPlace[]): Record<string, string> =>
  Object.fromEntries(places.flatMap(({ name, value, scenario }) => (value === scenario ? [] : [[name, value]])))

/** Replaces a world with the same one, moved to another merchant or to another value on an axis. */
export async function moveWorld(
  world: string,
  move: { merchant: string } | { axis: string; value: string },
): Promise<void> {
  const { queryKey } = worldQuery('axes', world)
  const { scenario, merchant } = await knownOf('world', world)
  const places = await knownOf('axes', world)
  const moved = places.map((place) =>
    'axis' in move && place.name === move.axis ? { ...place, value: move.value } : place,
  )
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, moved)
  const point = { scenario, axes: movedAxes(moved), merchant: 'merchant' in move ? move.merchant : merchant }
  try {
    await applyScenario(world, { ...point, keepFlags: true })
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey })
    throw error
  }
}

export const resetWorld = (world: string): Promise<void> =>
  changePhonesWithWorld(world, async () => show(await send(calls.resetWorld, { world })))

/** Replaces a world with a saved snapshot. */
export const restoreSaved = (name: string, world: string): Promise<void> =>
  changePhonesWithWorld(world, async () => {
    await send(calls.restoreSaved, { name, world })
    // Only its own summary, asked with secrets, holds the persona's session.
    show(await send(calls.world, { world, secrets: 'true' }))
  })

/** Adds a phone in a new world. Returns the world's name. */
export async function addWorld({ scenario, merchant, axes }: Point): Promise<string> {
  const made = await send(calls.createWorld, { scenario, merchant, axes })
  preparePhone(addPhone(made.name, pageOf(made.route)), made.storage)
  return made.name
}

/** Replaces a world with its state after an entry of its timeline. Its phones are as they were then, if that is known. */
export const goBack = (world: string, id: number): Promise<void> =>
  changePhonesWithWorld(world, async () => {
    const made = await send(calls.goBack, { world, id })
    const phones = phonesAt(world, id)
    if (!phones) return show(made)
    returnPhones(world, phones)
    await refreshWorld(world)
  })

/** Signs the scenario's persona in on phones that this browser opens for the first time. */
export async function introduce(phones: readonly Phone[]): Promise<void> {
  for (const phone of phones.filter(isNew)) {
    await changePhonesWithWorld(phone.world, async () => {
      const { storage } = await send(calls.world, { world: phone.world, secrets: 'true' })
      preparePhone(phone, storage)
      reloadPhones([phone.id])
    })
  }
}

/** Signs an account in on one phone. */
export async function signInOn(phoneId: number, world: string, account: string): Promise<void> {
  const phone = phonesIn(world).find(({ id }) => id === phoneId)
  if (!phone) return
  writeEntry(phone, 'session', await send(calls.signIn, { world, account }))
  await queryClient.invalidateQueries({ queryKey: worldQuery('members', world).queryKey })
}
