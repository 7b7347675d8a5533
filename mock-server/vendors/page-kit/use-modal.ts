import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Opens a dialog over the page for as long as it is mounted; the browser keeps focus inside and gives it back. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed before it is taken out of the page: only an open dialog still there gives the focus back.
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    // The panel itself rather than its first button: nothing is pressed by the key that was just held.
    current?.focus()
    return () => current?.close()
  }, [])
  return dialog
}
