import type * as z from 'zod/mini'
import { base } from './base.ts'

let line: BroadcastChannel | undefined

/** Tabs under one base are one phone; those under another base have nothing to do with them. */
const lineName = () => `parlor ${base()}`

/** Calls back with what another tab of this base tells, if it passes the schema. */
export function onTold<S extends z.ZodMiniType>(schema: S, notice: (message: z.output<S>) => void): void {
  if (!('BroadcastChannel' in globalThis)) return
  line ??= new BroadcastChannel(lineName())
  line.addEventListener('message', ({ data }) => {
    const message = schema.safeParse(data)
    if (message.success) notice(message.data)
  })
}

/** Tells the other tabs of this base what storage does not bring them. */
export const tellTabs = (message: object): void => line?.postMessage(message)
