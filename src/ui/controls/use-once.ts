import { type MouseEvent, useRef, useState } from 'react'

export type Press = (event: MouseEvent<HTMLButtonElement>) => unknown

/**
 * Ignores presses while one is pending. A handler that returns a promise keeps the button busy until the promise
 * settles; `busy` does the same. An ignored press neither submits its form nor bubbles.
 *
 * A button that is `off` says so by `aria-disabled`: the browser takes the keyboard's focus from one that is `disabled`.
 */
export function useOnce(onPress: Press | undefined, busy: boolean, disabled = false) {
  const pending = useRef(false)
  const [waiting, setWaiting] = useState(false)

  async function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy || disabled || pending.current) return ignore(event)
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

  const isBusy = busy || waiting
  return { press, busy: isBusy, off: isBusy || disabled }
}

function ignore(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
