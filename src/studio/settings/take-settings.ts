import { hashKey } from '@tanstack/react-query'
import { calls } from '../api/calls.ts'
import type { Settings, SettingsPatch } from '../api/schemas.ts'
import { send } from '../api/send.ts'
import { phonesIn, reloadPhones } from '../phones/phones.ts'
import { refreshStatusOf } from '../phones/reach.ts'
import { worldQuery } from '../queries.ts'
import { queryClient } from '../query-client.ts'

/** Shows new settings here and on the phones. Another merchant is another app, so that the phones start again. */
export function takeSettings(world: string, settings: Settings): void {
  const { queryKey } = worldQuery('settings', world)
  const before = queryClient.getQueryData<Settings>(queryKey)
  if (before && hashKey([before]) === hashKey([settings])) return
  queryClient.setQueryData(queryKey, settings)
  if (before && before.merchant !== settings.merchant) reloadPhones(phonesIn(world).map(({ id }) => id))
  else refreshStatusOf(world)
}

/** Changes settings of a world; omitted ones keep their value. */
export async function changeSettings(world: string, settings: SettingsPatch): Promise<void> {
  takeSettings(world, await send(calls.changeSettings, { world, settings }))
}
