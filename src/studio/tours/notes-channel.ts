import * as z from 'zod/mini'
import { openPopup, webAddress } from '#platform/web-address.ts'
import { back, next, usePlayer } from './player.ts'

const name = 'parlor-tour'

/** What the window of notes shows. */
export const Place = z.object({ tour: z.optional(z.string()), index: z.int(), state: z.string(), beganAt: z.number() })
export type Place = z.infer<typeof Place>

const NotesRequest = z.enum(['hello', 'next', 'back'])
export type NotesRequest = z.infer<typeof NotesRequest>

export const notesChannel = (): BroadcastChannel => new BroadcastChannel(name)

/** Sends the window of notes the tour's place, and does what it asks for. Returns the function that ends it. */
export function shareWithNotes(): () => void {
  const channel = notesChannel()
  const sendPlace = () => {
    const { tour, index, state, beganAt } = usePlayer.getState()
    channel.postMessage({ tour: tour?.name, index, state, beganAt } satisfies Place)
  }
  channel.addEventListener('message', ({ data }) => {
    const request = NotesRequest.safeParse(data).data
    if (request === 'hello') sendPlace()
    if (request === 'next') void next()
    if (request === 'back') void back()
  })
  const stop = usePlayer.subscribe(sendPlace)
  return () => {
    stop()
    channel.close()
  }
}

/** Opens the window of notes. Returns whether the browser allows it. */
export function openNotes(): boolean {
  const page = webAddress('/__studio/?notes')
  return page !== undefined && openPopup(page) !== null
}
