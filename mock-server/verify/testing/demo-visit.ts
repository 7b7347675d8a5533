import { createDemoState } from '#mock-server/hosts/demo-state.ts'
import { createPlatform } from './platform.ts'

/** Starts a visit of the demo without its stored worlds. */
export async function visit(keepAtMost?: number) {
  const state = createDemoState()
  const platform = await createPlatform({ world: 'default', store: state.store, keepAtMost })
  return { ...platform, keep: () => state.keep(platform.worlds), state }
}

/** Starts another visit with the stored worlds, as after the browser has stopped the worker. */
export async function restart() {
  const next = await visit()
  await next.state.restore(next.worlds)
  return next
}

/** Describes a call of the control API. */
export const controlCall = (path: string, method: string, body: object) => ({
  path: `/__gateway/${path}`,
  method,
  body: JSON.stringify(body),
})
