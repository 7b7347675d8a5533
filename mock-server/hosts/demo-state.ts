import { get, set } from 'idb-keyval'
import { defaultWorld } from '../core/world-name.ts'
import { createQueue } from '../world/queue.ts'
import { Snapshot } from '../world/snapshot.ts'
import type { Worlds } from '../world/worlds.ts'

const key = 'world'
const inTurn = createQueue()

/**
 * Brings back the world of the last visit, or begins one. What was kept by another version and cannot be brought back,
 * and what a browser without storage cannot give, is left behind.
 */
export async function bringBack(worlds: Worlds): Promise<void> {
  const kept = Snapshot.safeParse(await get(key).catch(() => undefined))
  const restored = kept.success && (await worlds.restore(kept.data).catch(() => undefined))
  if (!restored) await worlds.replace({ name: defaultWorld, scenario: 'default', seed: 'parlor' })
}

/** Keeps the demo's one world, so that it survives reloads and the worker's own restarts; without storage it does not. */
export async function keep(worlds: Worlds): Promise<void> {
  if (!worlds.has(defaultWorld)) return
  const world = worlds.find(defaultWorld)
  // Between two requests: in the midst of one, a bet may have moved and its win not yet.
  const state = () => world.enqueue(async () => world.snapshot())
  await inTurn(async () => set(key, await state())).catch(() => undefined)
}
