import { create } from 'zustand'
import { stored } from '#contract/stored.ts'
import { readStored, writeStored } from '#platform/storage.ts'

interface DownloadState {
  popupOpen: boolean
  barClosed: boolean
}

export const useDownloadState = create<DownloadState>(() => ({
  popupOpen: false,
  barClosed: readStored(stored.hideDownloadBar) ?? false,
}))

export const showDownloadPopup = (popupOpen: boolean): void => useDownloadState.setState({ popupOpen })

/** Closes the bar permanently. */
export function closeDownloadBar(): void {
  writeStored(stored.hideDownloadBar, true)
  useDownloadState.setState({ barClosed: true })
}
