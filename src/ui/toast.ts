import { create } from 'zustand'

export type ToastKind = 'info' | 'success' | 'error' | 'loading'
type ToastOptions = {
  kind?: ToastKind
  /** How long it stays, in milliseconds. A loading toast stays until it is hidden unless told otherwise. */
  ms?: number
}
export type ShownToast = { id: number; text: string; kind: ToastKind; ms: number }

const usual = 1500

export const useToast = create<{ shown: ShownToast | null }>(() => ({ shown: null }))

let count = 0

/** One short message at a time; a new one takes the place of the last. Needs a `Toaster`. */
export const toast = {
  show(text: string, { kind = 'info', ms = kind === 'loading' ? Number.POSITIVE_INFINITY : usual }: ToastOptions = {}) {
    count += 1
    useToast.setState({ shown: { id: count, text, kind, ms } })
  },
  hide() {
    useToast.setState({ shown: null })
  },
  /** Takes away that something is under way; what was said since stays. */
  hideLoading() {
    if (useToast.getState().shown?.kind === 'loading') toast.hide()
  },
}
