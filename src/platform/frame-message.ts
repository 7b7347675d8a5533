import * as z from 'zod/mini'

/** The messages that a vendor's page may send to the app. */
const CloseAsked = z.object({ type: z.literal('parlor:close') })
const LoginAsked = z.object({ relogin: z.literal(true) })

const isFrom = ({ source, origin }: MessageEvent, frame: Window | null, address: URL) =>
  frame !== null && source === frame && origin === address.origin

/** Returns whether a message came from the frame's own window and origin, and asks to close the game. */
export const asksToClose = (event: MessageEvent, frame: Window | null, address: URL): boolean =>
  isFrom(event, frame, address) && CloseAsked.safeParse(event.data).success

/** Returns whether a message asks for a login, because the session that launched the game has ended. */
export const asksToLogin = (event: MessageEvent, frame: Window | null, address: URL): boolean =>
  isFrom(event, frame, address) && LoginAsked.safeParse(event.data).success
