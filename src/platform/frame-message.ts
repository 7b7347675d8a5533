import * as z from 'zod/mini'

/** What a vendor's page may tell the app. */
const CloseAsked = z.object({ type: z.literal('parlor:close') })
const LoginAsked = z.object({ relogin: z.literal(true) })

const isFrom = ({ source, origin }: MessageEvent, frame: Window | null, address: URL) =>
  frame !== null && source === frame && origin === address.origin

/** Whether a message came from the frame's own window and origin, and asks to close the game. */
export const asksToClose = (event: MessageEvent, frame: Window | null, address: URL): boolean =>
  isFrom(event, frame, address) && CloseAsked.safeParse(event.data).success

/** Whether it asks for a login: the session that the launch came of is over. */
export const asksToLogin = (event: MessageEvent, frame: Window | null, address: URL): boolean =>
  isFrom(event, frame, address) && LoginAsked.safeParse(event.data).success
