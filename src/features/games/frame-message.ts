import * as z from 'zod/mini'

/** What a vendor's page may tell the app. */
const CloseAsked = z.object({ type: z.literal('parlor:close') })

/** Whether a message came from the frame's own window and origin, and asks to close the game. */
export function asksToClose({ source, origin, data }: MessageEvent, frame: Window | null, address: URL): boolean {
  return frame !== null && source === frame && origin === address.origin && CloseAsked.safeParse(data).success
}
