import { create } from 'zustand'
import { stored } from '#contract/stored.ts'
import type { ThemeMode } from '#merchant/theme.ts'
import { readStored, writeStored } from '#platform/storage.ts'

const store = create<{ chosen: ThemeMode | undefined }>(() => ({ chosen: readStored(stored.theme) }))

/** The mode that the person chose; undefined means the merchant's default. */
export const useChosenMode = (): ThemeMode | undefined => store((state) => state.chosen)
export const chosenMode = (): ThemeMode | undefined => store.getState().chosen

/** Follows the choice of another tab. */
export const followMode = (): void => store.setState({ chosen: readStored(stored.theme) })

export function chooseMode(mode: ThemeMode): void {
  writeStored(stored.theme, mode)
  store.setState({ chosen: mode })
}
