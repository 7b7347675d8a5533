import { hashKey } from '@tanstack/react-query'
import { isAhead } from '../ahead.ts'
import { calls } from '../api/calls.ts'
import type { Settings, SettingsPatch } from '../api/schemas.ts'
import { send } from '../api/send.ts'
import { fileKey, firstFiles } from '../brand-editor/known-files.ts'
import { needsRestart } from '../brand-editor/needs-restart.ts'
import { phonesIn, reloadPhones } from '../phones/phones.ts'
import { isStarting, refreshStatusOf } from '../phones/reach.ts'
import { worldQuery } from '../queries.ts'
import { queryClient } from '../query-client.ts'

const keyOf = (world: string) => worldQuery('settings', world).queryKey
const known = (world: string) => queryClient.getQueryData<Settings>(keyOf(world))

/** Shows settings here. A request that has begun before may bring older ones, so it is dropped. */
function keep(world: string, settings: Settings): void {
  void queryClient.cancelQueries({ queryKey: keyOf(world) })
  keepMerchant(world, known(world), settings)
  queryClient.setQueryData(keyOf(world), settings)
}

/** Shows the world's merchant here, unless the person has edited it further meanwhile. */
function keepMerchant(world: string, before: Settings | undefined, { merchant, brand }: Settings): void {
  const { queryKey } = worldQuery('merchant', world)
  if (brand && !isAhead(world, 'merchant')) {
    void queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, brand)
  }
  if (!brand && (before?.brand || before?.merchant !== merchant)) void queryClient.invalidateQueries({ queryKey })
}

/** Returns whether open apps must start again to show the merchant. */
function isAnotherApp(world: string, before: Settings | undefined, { merchant, brand }: Settings): boolean {
  if (!before) return false
  if (before.merchant === merchant && hashKey([before.brand]) === hashKey([brand])) return false
  const shipped = ({ merchant: code }: Settings) => firstFiles.get(fileKey(world, code))
  const [file, next] = [before.brand ?? shipped(before), brand ?? firstFiles.get(fileKey(world, merchant))]
  return !file || !next || needsRestart(file, next)
}

/**
 * Shows new settings on the phones. A new start must not begin with the former merchant, whose pictures may be gone. An app
 * that is starting may have the former settings already, and starts again.
 */
export function showOnPhones(world: string, restarts: boolean): void {
  const starting = phonesIn(world).filter((phone) => restarts || isStarting(phone))
  refreshStatusOf(world)
  reloadPhones(starting.map(({ id }) => id))
}

/** The number of this page's changes that are under way. Their answers hold what their events hold. */
let changing = 0

/** Shows the settings of an event, here and on the phones, unless they are known. */
export function takeSettings(world: string, settings: Settings): void {
  const before = known(world)
  keep(world, settings)
  if (changing > 0 || (before && hashKey([before]) === hashKey([settings]))) return
  showOnPhones(world, isAnotherApp(world, before, settings))
}

/** Changes settings of a world on the host and on this page. The caller brings the phones up to date. */
export async function changeQuietly(world: string, patch: SettingsPatch): Promise<Settings> {
  changing += 1
  try {
    const after = await send(calls.changeSettings, { world, settings: patch })
    keep(world, after)
    return after
  } finally {
    changing -= 1
  }
}

/**
 * Changes settings of a world; omitted ones keep their value. The phones follow even if the page knows the new settings
 * already: a refetch updates the page, and not the phones.
 */
export async function changeSettings(world: string, patch: SettingsPatch): Promise<void> {
  const before = known(world)
  const after = await changeQuietly(world, patch)
  const other = patch.merchant !== undefined
  showOnPhones(world, other || isAnotherApp(world, before, after))
}
