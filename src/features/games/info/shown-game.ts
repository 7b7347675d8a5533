import { create } from 'zustand'
import type { Game } from '#contract/games.ts'
import { dropEntry, type PageEntry, pushEntry } from '../launch/page-entry.ts'

interface ShownGame {
  /** The game of the sheet, which stays while the sheet closes. */
  game: Game | undefined
  /** The history entry of the open sheet. */
  entry: PageEntry | undefined
}

/** The game whose information is open over the page, if any. */
export const useShownGame = create<ShownGame>(() => ({ game: undefined, entry: undefined }))

/** Opens the information about a game, until the browser's Back or `hideInfo`. */
export function showInfo(game: Game): void {
  if (useShownGame.getState().entry) return
  useShownGame.setState({ game, entry: pushEntry() })
  addEventListener('popstate', hideInfo)
}

/** Closes the sheet, and returns its history entry for what opens in its place. */
export function takeInfoEntry(): PageEntry | undefined {
  removeEventListener('popstate', hideInfo)
  const { entry } = useShownGame.getState()
  useShownGame.setState({ entry: undefined })
  return entry
}

/** Closes the sheet, and removes its entry from the browser's history. */
export function hideInfo(): void {
  const entry = takeInfoEntry()
  if (entry) dropEntry(entry)
}
