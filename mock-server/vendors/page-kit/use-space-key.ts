import { useLayoutEffect, useRef } from 'react'

/** A key pressed on a control is that control's; the space bar belongs to the game's main button everywhere else. */
const isTaken = (target: EventTarget | null) => target instanceof Element && target.closest('button, dialog') !== null

export function useSpaceKey(onPress: () => void): void {
  const latest = useRef(onPress)
  latest.current = onPress
  // With the layout: a key pressed as soon as the button is seen must not be lost.
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
