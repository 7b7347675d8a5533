import { type MouseEvent, useRef, useState } from 'react'

export type Press = (event: MouseEvent<HTMLButtonElement>) => unknown

/**
 * Ignores presses while one is pending. A handler that returns a promise keeps the button busy until the promise
 * settles; `busy` does the same. An ignored press neither submits its form nor bubbles.
 */
export function useOnce(onPress: Press | undefined, busy: boolean) {
  const pending = useRef(false)
  const [waiting, setWaiting] = useState(false)

  async function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy || pending.current) return ignore(event)
    const outcome = onPress?.(event)
    if (!(outcome instanceof Promise)) return
    pending.current = true
    setWaiting(true)
    try {
      await outcome
    } finally {
      pending.current = false
      setWaiting(false)
    }
  }

  return { press, busy: busy || waiting }
}

function ignore(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
