import { get, set } from 'idb-keyval'
import { defaultWorld } from '../core/world-name.ts'
import { createQueue } from '../world/queue.ts'
import { Snapshot } from '../world/snapshot.ts'
import type { Worlds } from '../world/worlds.ts'

const key = 'world'
const inTurn = createQueue()

/** Brings back the world of the last visit, or begins one. Something kept that is no snapshot of ours is left behind. */
export async function bringBack(worlds: Worlds): Promise<void> {
  const kept = Snapshot.safeParse(await get(key))
  if (kept.success) await worlds.restore(kept.data)
  else await worlds.replace({ name: defaultWorld, scenario: 'default', seed: 'parlor' })
}

/** Keeps the demo's one world, so that it survives reloads and the worker's own restarts. */
export const keep = (worlds: Worlds): Promise<void> => inTurn(() => set(key, worlds.find(defaultWorld).snapshot()))
