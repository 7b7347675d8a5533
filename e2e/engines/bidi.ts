import { once } from 'node:events'
import * as z from 'zod/mini'

const Message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success'), id: z.int(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.nullable(z.int()), message: z.string() }),
  z.object({ type: z.literal('event') }),
])

/** Connects to a browser that speaks WebDriver BiDi. `send` resolves to the result of a command. */
export async function connectBidi(address: string) {
  const socket = new WebSocket(`${address}/session`)
  await once(socket, 'open')
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let last = 0

  socket.addEventListener('message', ({ data }) => {
    const message = Message.parse(JSON.parse(String(data)))
    if (message.type === 'event') return
    const command = waiting.get(message.id ?? last)
    if (message.type === 'success') command?.resolve(message.result)
    else command?.reject(new Error(message.message))
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser closed the connection.'))
  })

  return {
    async send(method: string, params: object): Promise<unknown> {
      last += 1
      const id = last
      const command = Promise.withResolvers<unknown>()
      waiting.set(id, command)
      socket.send(JSON.stringify({ id, method, params }))
      return command.promise.finally(() => waiting.delete(id))
    },
    close: () => socket.close(),
  }
}
