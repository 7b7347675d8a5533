import * as z from 'zod/mini'
import { normaliseAddress } from '#mock-server/values/address.ts'

/** A message that the platform sent out of band. */
export const Message = z.object({
  id: z.int(),
  at: z.int(),
  channel: z.enum(['sms', 'email']),
  /** The digits of a phone number, or an e-mail address. */
  to: z.string(),
  text: z.string(),
  code: z.string(),
})
export type Message = z.infer<typeof Message>

/** Creates an outbox of a world's last `limit` messages. */
export function createOutbox(initial: Message[], limit: number) {
  let messages = initial
  return {
    send(message: Omit<Message, 'id'>) {
      const id = (messages.at(-1)?.id ?? 0) + 1
      messages = [...messages.slice(1 - limit), { id, ...message, to: normaliseAddress(message.to) }]
    },
    messages: (): readonly Message[] => messages,
  }
}

export type Outbox = ReturnType<typeof createOutbox>
