import { hashKey } from '@tanstack/react-query'
import { calls } from '../api/calls.ts'
import type { Settings, SettingsPatch } from '../api/schemas.ts'
import { send } from '../api/send.ts'
import { phonesIn, reloadPhones } from '../phones/phones.ts'
import { refreshStatusOf } from '../phones/reach.ts'
import { worldQuery } from '../queries.ts'
import { queryClient } from '../query-client.ts'

const keyOf = (world: string) => worldQuery('settings', world).queryKey

/** Shows settings here. A request that has begun before may bring older ones, so it is dropped. */
function keep(world: string, settings: Settings): void {
  void queryClient.cancelQueries({ queryKey: keyOf(world) })
  queryClient.setQueryData(keyOf(world), settings)
}

/** Shows new settings on the phones. Another merchant is another app, so that the phones start again. */
function showOnPhones(world: string, otherMerchant: boolean): void {
  if (otherMerchant) reloadPhones(phonesIn(world).map(({ id }) => id))
  else refreshStatusOf(world)
}

/** The changes of this page that are under way: their answers say what their events say. */
let changing = 0

/** Shows the settings of an event, here and on the phones, unless they are known. */
export function takeSettings(world: string, settings: Settings): void {
  const before = queryClient.getQueryData<Settings>(keyOf(world))
  keep(world, settings)
  if (changing > 0 || (before && hashKey([before]) === hashKey([settings]))) return
  showOnPhones(world, before !== undefined && before.merchant !== settings.merchant)
}

/**
 * Changes settings of a world; omitted ones keep their value. The phones follow even if the page knows the new settings
 * already: whatever told it does not tell them.
 */
export async function changeSettings(world: string, settings: SettingsPatch): Promise<void> {
  changing += 1
  try {
    keep(world, await send(calls.changeSettings, { world, settings }))
  } finally {
    changing -= 1
  }
  showOnPhones(world, settings.merchant !== undefined)
}
