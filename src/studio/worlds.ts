import { calls } from './api/calls.ts'
import type { AxisPlace, Settings, World } from './api/schemas.ts'
import { send } from './api/send.ts'
import { clearJournal } from './journal/journal-store.ts'
import { enterWorld } from './phones/enter-world.ts'
import { returnPhones, storeMoment } from './phones/phone-moments.ts'
import { addPhone, changePhones, type Phone, phonesIn, reloadPhones } from './phones/phones.ts'
import { isNew, preparePhone, restartPhones, writeEntry } from './phones/reach.ts'
import { refreshOlder, refreshWorld, worldQuery } from './queries.ts'
import { queryClient } from './query-client.ts'
import { commonView, learnCommonView, mayGoOn } from './scenarios/common-view.ts'
import { changeSettings } from './settings/take-settings.ts'
import { phonesAt } from './snapshots/remembered-phones.ts'

const pageOf = (route: string) => (route === '/' ? 'm/home' : route.replace(/^\//, ''))

/** The world that the phones show next, by its name: a later one takes precedence over one that is still awaited. */
const next = new Map<string, World>()

/** Forgets everything of the world that stood under the name of a new one. */
function forget(made: World): void {
  const { name, route } = made
  next.set(name, made)
  clearJournal(name)
  changePhones(
    phonesIn(name).map(({ id }) => id),
    () => ({ page: pageOf(route) }),
  )
  queryClient.removeQueries({ queryKey: ['world', name], type: 'inactive' })
}

/** Shows another world under a name, from the start of its apps. */
function show(made: World): void {
  forget(made)
  restartPhones(made.name, made.storage)
  void refreshWorld(made.name)
}

/** Shows another world under a name. The apps go on without a new start if all that they keep of the former one holds. */
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

/** Returns the flags of a world that differ from those it began with. */
function changedFlags(world: string): Record<string, boolean> {
  const now = queryClient.getQueryData<Settings>(worldQuery('settings', world).queryKey)?.flags ?? {}
  const first = queryClient.getQueryData<Settings>(worldQuery('firstSettings', world).queryKey)?.flags ?? {}
  return Object.fromEntries(Object.entries(now).filter(([flag, on]) => first[flag] !== on))
}

interface Point {
  scenario: string
  merchant?: string
  /** Values on axes other than the scenario's own. */
  axes?: Readonly<Record<string, string>>
  /** The flags that the person changed stay as they are. */
  keepFlags?: boolean
}

/** Replaces a world with one of a scenario, and optionally of another merchant or with other values on its axes. */
export async function applyScenario(
  world: string,
  { scenario, merchant, axes, keepFlags = false }: Point,
): Promise<void> {
  const flags = keepFlags ? changedFlags(world) : {}
  const former = commonView(world)
  const made = await send(calls.applyScenario, { world, scenario, merchant, axes })
  if (Object.keys(flags).length > 0) await changeSettings(world, { flags })
  await goOn(made, former)
}

/** Returns the values that differ from the scenario's own. */
export const movedAxes = (places: readonly AxisPlace[]): Record<string, string> =>
  Object.fromEntries(places.flatMap(({ name, value, scenario }) => (value === scenario ? [] : [[name, value]])))

/** Replaces a world with the same one, moved to another merchant or to another value on an axis. */
export async function moveWorld(
  world: string,
  move: { merchant: string } | { axis: string; value: string },
): Promise<void> {
  const { queryKey } = worldQuery('axes', world)
  const { scenario, merchant } = await queryClient.ensureQueryData(worldQuery('world', world))
  const places = await queryClient.ensureQueryData(worldQuery('axes', world))
  const moved = places.map((place) =>
    'axis' in move && place.name === move.axis ? { ...place, value: move.value } : place,
  )
  queryClient.setQueryData(queryKey, moved)
  const point = { scenario, axes: movedAxes(moved), merchant: 'merchant' in move ? move.merchant : merchant }
  try {
    await applyScenario(world, { ...point, keepFlags: true })
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey })
    throw error
  }
}

export async function resetWorld(world: string): Promise<void> {
  show(await send(calls.resetWorld, { world }))
}

/** Replaces a world with a saved snapshot. */
export async function restoreSaved(name: string, world: string): Promise<void> {
  await send(calls.restoreSaved, { name, world })
  // Only its own summary, asked with secrets, holds the persona's session.
  show(await send(calls.world, { world, secrets: 'true' }))
}

/** Adds a phone in a new world. Returns the world's name. */
export async function addWorld({ scenario, merchant, axes }: Point): Promise<string> {
  const made = await send(calls.createWorld, { scenario, merchant, axes })
  preparePhone(addPhone(made.name, pageOf(made.route)), made.storage)
  return made.name
}

/** Replaces a world with its state after an entry of its timeline. Its phones are as they were then, if that is known. */
export async function goBack(world: string, id: number): Promise<void> {
  const made = await send(calls.goBack, { world, id })
  const phones = phonesAt(world, id)
  if (!phones) return show(made)
  returnPhones(world, phones)
  await refreshWorld(world)
}

/** Adds a phone in a copy of a world, as it is now, or as it and the phone were after an entry of its timeline. */
export async function forkWorld({ id, world }: Phone, page: string, at?: number): Promise<void> {
  const then = at === undefined ? undefined : phonesAt(world, at)?.find((moment) => moment.id === id)
  const made = await send(calls.forkWorld, { world, at })
  const phone = addPhone(made.name, then?.page ?? page)
  preparePhone(phone, then ? {} : made.storage)
  if (then) storeMoment(phone, then)
}

/** Signs the scenario's persona in on phones that this browser opens for the first time. */
export async function introduce(phones: readonly Phone[]): Promise<void> {
  for (const phone of phones.filter(isNew)) {
    const { storage } = await send(calls.world, { world: phone.world, secrets: 'true' })
    preparePhone(phone, storage)
    reloadPhones([phone.id])
  }
}

/** Signs an account in on one phone. */
export async function signInOn(phoneId: number, world: string, account: string): Promise<void> {
  const phone = phonesIn(world).find(({ id }) => id === phoneId)
  if (!phone) return
  writeEntry(phone, 'session', await send(calls.signIn, { world, account }))
  await queryClient.invalidateQueries({ queryKey: worldQuery('members', world).queryKey })
}
