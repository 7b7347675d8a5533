import { calls } from './api/calls.ts'
import type { Settings, World } from './api/schemas.ts'
import { send } from './api/send.ts'
import { clearJournal } from './journal/journal-store.ts'
import { addPhone, changePhones, type Phone, phonesIn, reloadPhones } from './phones/phones.ts'
import { isNew, preparePhone, restartPhones, writeEntry } from './phones/reach.ts'
import { refreshWorld, worldQuery } from './queries.ts'
import { queryClient } from './query-client.ts'
import { changeSettings } from './settings/take-settings.ts'

const pageOf = (route: string) => (route === '/' ? 'm/home' : route.replace(/^\//, ''))

/** Shows another world under a name: everything known of the former one is gone. */
function show({ name, storage, route }: World, page = pageOf(route)): void {
  clearJournal(name)
  changePhones(
    phonesIn(name).map(({ id }) => id),
    () => ({ page }),
  )
  restartPhones(name, storage)
  queryClient.removeQueries({ queryKey: ['world', name], type: 'inactive' })
  void refreshWorld(name)
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
  /** The flags that the person changed stay as they are. */
  keepFlags?: boolean
}

/** Replaces a world with one of a scenario, and optionally of another merchant. */
export async function applyScenario(world: string, { scenario, merchant, keepFlags = false }: Point): Promise<void> {
  const flags = keepFlags ? changedFlags(world) : {}
  const made = await send(calls.applyScenario, { world, scenario, merchant })
  if (Object.keys(flags).length > 0) await changeSettings(world, { flags })
  show(made)
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
export async function addWorld({ scenario, merchant }: Point): Promise<string> {
  const made = await send(calls.createWorld, { scenario, merchant })
  preparePhone(addPhone(made.name, pageOf(made.route)), made.storage)
  return made.name
}

/** Adds a phone in a copy of a world. */
export async function forkWorld(world: string, page: string): Promise<void> {
  const made = await send(calls.forkWorld, { world })
  preparePhone(addPhone(made.name, page), made.storage)
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
