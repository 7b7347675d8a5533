import { create } from 'zustand'
import { persist } from 'zustand/middleware'

const triesAtOnce = 5
const pauseAfterTries = 30_000

const none = { count: 0, lockedUntil: 0 }

/** The wrong PINs in a row, and until when the kiosk takes none (0: it does). Closing the question keeps them, as does a reload. */
export const useWrongPins = create(persist(() => none, { name: 'parlor-kiosk-wrong-pins' }))

export const forgetWrongPins = (): void => void useWrongPins.setState(none)

export function noteWrongPin(): void {
  const count = useWrongPins.getState().count + 1
  useWrongPins.setState({ count, lockedUntil: count >= triesAtOnce ? Date.now() + pauseAfterTries : 0 })
}
