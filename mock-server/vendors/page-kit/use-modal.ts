import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Opens a dialog while it is mounted. The browser keeps the focus inside and restores it afterwards. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed before it is removed: the browser restores the focus only for a dialog that is still in the page.
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    // Focus the panel instead of its first button, so that a key that is still held presses nothing.
    current?.focus()
    return () => current?.close()
  }, [])
  return dialog
}
