import {
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { enterTopLayer } from './top-layer.ts'

/**
 * Controls a native modal <dialog> by a prop: it opens with `open`, and stays `present` until its closing animation ends.
 * Escape, the system's back gesture and a press on the backdrop call `onClose`.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    dialog.showModal()
    // The browser would focus the first button, which would then look selected.
    dialog.focus()
    const leave = enterTopLayer(dialog)
    return () => {
      leave()
      dialog.close()
    }
  }, [open])

  useEffect(() => {
    const dialog = ref.current
    if (open || !dialog) return
    let current = true
    void animationsOf(dialog).then(() => current && setPresent(false))
    return () => {
      current = false
    }
  }, [open])

  return { present, dialogProps: { ref, tabIndex: -1, ...useDismissal(open, onClose) } }
}

function useDismissal(open: boolean, onClose: () => void) {
  const pressedBackdrop = useRef(false)
  return {
    /** React also passes on the events of a dialog within this one. */
    onCancel(event: SyntheticEvent) {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    /** Some browsers close on a second Escape without a cancel event. */
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (open && !event.currentTarget.open) onClose()
    },
    onPointerDown(event: PointerEvent) {
      pressedBackdrop.current = event.target === event.currentTarget
    },
    /** The press must begin and end on the backdrop: a text selection may end there. */
    onClick(event: MouseEvent) {
      if (pressedBackdrop.current && event.target === event.currentTarget) onClose()
    },
  }
}

function animationsOf(dialog: HTMLDialogElement) {
  return Promise.allSettled(dialog.getAnimations({ subtree: true }).map((animation) => animation.finished))
}
