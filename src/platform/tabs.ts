import type * as z from 'zod/mini'
import { base } from './base.ts'

let channel: BroadcastChannel | undefined

/** Connects the tabs under one base; those under another base belong to another app. */
const channelName = () => `parlor ${base()}`

/** Calls back with another tab's message if it matches the schema. */
export function onTabMessage<S extends z.ZodMiniType>(schema: S, notice: (message: z.output<S>) => void): void {
  if (!('BroadcastChannel' in globalThis)) return
  channel ??= new BroadcastChannel(channelName())
  channel.addEventListener('message', ({ data }) => {
    const message = schema.safeParse(data)
    if (message.success) notice(message.data)
  })
}

/** Sends the other tabs of this base a message that storage events do not carry. */
export const postToTabs = (message: object): void => channel?.postMessage(message)
