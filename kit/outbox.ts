import type { Control } from './control.ts'
import type { Message, MessageFilter } from './types.ts'

/** Reads the messages that a world sent. */
export const createOutbox = ({ call }: Control) => ({
  /** Returns the messages, oldest first. */
  messages: (filter: MessageFilter = {}) => call<Message[]>('GET', 'outbox', filter),
  /** Returns the newest message that matches; waits for one if there is none yet. `timeout` is in milliseconds. */
  wait: (filter: MessageFilter & { timeout?: number } = {}) => call<Message>('GET', 'outbox/wait', filter),
})

export type Outbox = ReturnType<typeof createOutbox>
