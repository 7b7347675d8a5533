import { CircleAlert, CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Spinner } from '../states/spinner.tsx'
import { type ShownToast, type ToastKind, toast, useToast } from './toast.ts'
import styles from './toaster.module.css'
import { useTopLayer } from './top-layer.ts'

const icons: Record<ToastKind, ReactNode> = {
  info: null,
  success: <CircleCheck size={20} />,
  error: <CircleAlert size={20} />,
  loading: <Spinner size={20} />,
}

/** Shows the messages of `toast` above everything, also above an open dialog. Mount it once. */
export function Toaster() {
  const shown = useToast((state) => state.shown)
  const host = useTopLayer(({ modals }) => modals.at(-1)) ?? document.body
  useHideWhenDue(shown)
  // The region stays while the message changes: screen readers ignore a region that appears with its message.
  return createPortal(<div role="status">{shown && <Pill key={shown.id} {...shown} />}</div>, host)
}

function Pill({ text, kind }: ShownToast) {
  const pill = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The dialog that contains it may close; the toast then moves.
    if (pill.current?.isConnected) pill.current.showPopover?.()
  }, [])
  return (
    <div ref={pill} popover="manual" className={styles.pill} data-kind={kind}>
      {icons[kind]}
      <span className={styles.text}>{text}</span>
    </div>
  )
}

function useHideWhenDue(shown: ShownToast | null) {
  useEffect(() => {
    if (!shown || !Number.isFinite(shown.ms)) return
    const timer = setTimeout(toast.hide, shown.ms)
    return () => clearTimeout(timer)
  }, [shown])
}
