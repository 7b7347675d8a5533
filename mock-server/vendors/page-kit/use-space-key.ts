import { useLayoutEffect, useRef } from 'react'

/** Whether a control handles the key itself; elsewhere the space bar presses the game's main button. */
const isTaken = (target: EventTarget | null) => target instanceof Element && target.closest('button, dialog') !== null

/** Calls `onPress` when the space bar is pressed outside of controls and dialogs. */
export function useSpaceKey(onPress: () => void): void {
  const latest = useRef(onPress)
  latest.current = onPress
  // A layout effect, so that a key pressed as soon as the button is visible is not lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat || isTaken(event.target) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
