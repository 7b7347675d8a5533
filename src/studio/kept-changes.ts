import { isAhead } from './ahead.ts'
import type { Settings, SettingsPatch } from './api/schemas.ts'
import { worldQuery } from './queries.ts'
import { queryClient } from './query-client.ts'

const settingsOf = (world: string) => queryClient.getQueryData<Settings>(worldQuery('settings', world).queryKey)

/** Returns the flags of a world that differ from those it began with. */
function changedFlags(world: string): Record<string, boolean> {
  const now = settingsOf(world)?.flags ?? {}
  const first = queryClient.getQueryData<Settings>(worldQuery('firstSettings', world).queryKey)?.flags ?? {}
  return Object.fromEntries(Object.entries(now).filter(([flag, on]) => first[flag] !== on))
}

/** Returns the merchant that the person edited, unless another one takes its place. */
function editedMerchant(world: string, next: string | undefined) {
  const settings = settingsOf(world)
  if (!settings || settings.merchant !== next) return undefined
  const unsent = isAhead(world, 'merchant')
    ? queryClient.getQueryData(worldQuery('merchant', world).queryKey)
    : undefined
  return unsent ?? settings.brand ?? undefined
}

interface Kept {
  /** The merchant of the world that follows. */
  merchant: string | undefined
  /** Whether the changed flags stay, too. */
  flags: boolean
}

/** Returns what a person changed in a world and the one that follows keeps; undefined if that is nothing. */
export function keptChanges(world: string, { merchant, flags }: Kept): SettingsPatch | undefined {
  const changed = flags ? changedFlags(world) : {}
  const brand = editedMerchant(world, merchant)
  const patch = { ...(brand && { brand }), ...(Object.keys(changed).length > 0 && { flags: changed }) }
  return Object.keys(patch).length > 0 ? patch : undefined
}
