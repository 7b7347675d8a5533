import { create } from 'zustand'

export type ToastKind = 'info' | 'success' | 'error' | 'loading'
type ToastOptions = {
  kind?: ToastKind
  /** The duration in milliseconds. By default a loading toast stays until it is hidden. */
  ms?: number
}
export type ShownToast = { id: number; text: string; kind: ToastKind; ms: number }

const usual = 1500

export const useToast = create<{ shown: ShownToast | null }>(() => ({ shown: null }))

let count = 0

/** Shows one short message at a time; a new one replaces the last. Needs a `Toaster`. */
export const toast = {
  show(text: string, { kind = 'info', ms = kind === 'loading' ? Number.POSITIVE_INFINITY : usual }: ToastOptions = {}) {
    count += 1
    useToast.setState({ shown: { id: count, text, kind, ms } })
  },
  hide() {
    useToast.setState({ shown: null })
  },
  /** Hides the loading message, but not a later one. */
  hideLoading() {
    if (useToast.getState().shown?.kind === 'loading') toast.hide()
  },
}
