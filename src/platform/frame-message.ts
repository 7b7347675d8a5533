import * as z from 'zod/mini'

/** The messages that a vendor's page may send to the app. */
const CloseAsked = z.object({ type: z.literal('parlor:close') })
const LoginAsked = z.object({ relogin: z.literal(true) })

/** The answer of the third-party sign-in's page. */
const SignInAnswer = z.discriminatedUnion('outcome', [
  z.object({ type: z.literal('parlor:sign-in'), outcome: z.literal('token'), token: z.string().check(z.minLength(1)) }),
  z.object({ type: z.literal('parlor:sign-in'), outcome: z.enum(['cancelled', 'failed']) }),
])
type SignInAnswer = z.infer<typeof SignInAnswer>

const isFrom = ({ source, origin }: MessageEvent, frame: Window | null, address: URL) =>
  frame !== null && source === frame && origin === address.origin

/** Returns whether a message came from the frame's own window and origin, and asks to close the game. */
export const asksToClose = (event: MessageEvent, frame: Window | null, address: URL): boolean =>
  isFrom(event, frame, address) && CloseAsked.safeParse(event.data).success

/** Returns whether a message asks for a login, because the session that launched the game has ended. */
export const asksToLogin = (event: MessageEvent, frame: Window | null, address: URL): boolean =>
  isFrom(event, frame, address) && LoginAsked.safeParse(event.data).success

/** Returns the answer of the sign-in's window, if the message came from its own window and origin. */
export const signInAnswer = (event: MessageEvent, popup: Window, address: URL): SignInAnswer | undefined =>
  isFrom(event, popup, address) ? SignInAnswer.safeParse(event.data).data : undefined
