import { create } from 'zustand'

type TopLayer = { modals: HTMLDialogElement[] }

/** The open modal dialogs, the upmost last. What lies outside the upmost one is inert, so a toast must live inside it. */
export const useTopLayer = create<TopLayer>(() => ({ modals: [] }))

/** Puts a dialog on top; the answer takes it off. */
export function enterTopLayer(dialog: HTMLDialogElement) {
  useTopLayer.setState(({ modals }) => ({ modals: [...modals, dialog] }))
  return () => useTopLayer.setState(({ modals }) => ({ modals: modals.filter((modal) => modal !== dialog) }))
}
