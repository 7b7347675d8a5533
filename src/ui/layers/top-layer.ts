import { create } from 'zustand'

type TopLayer = { modals: HTMLDialogElement[] }

/** The open modal dialogs, topmost last. Everything outside the topmost one is inert, so a toast must be inside it. */
export const useTopLayer = create<TopLayer>(() => ({ modals: [] }))

/** Adds a dialog on top. Returns a function that removes it. */
export function enterTopLayer(dialog: HTMLDialogElement) {
  useTopLayer.setState(({ modals }) => ({ modals: [...modals, dialog] }))
  return () => useTopLayer.setState(({ modals }) => ({ modals: modals.filter((modal) => modal !== dialog) }))
}
