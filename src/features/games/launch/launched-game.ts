import { create } from 'zustand'
import { dropEntry, type PageEntry, pushEntry } from './page-entry.ts'

interface LaunchedGame {
  title: string
  /** The vendor's page. */
  address: URL
  entry: PageEntry
}

/** The game that is open over the page, if any. */
export const useLaunchedGame = create<{ game: LaunchedGame | undefined }>(() => ({ game: undefined }))

interface OpenedGame extends Omit<LaunchedGame, 'entry'> {
  /** The history entry of the overlay that the game replaces. */
  entry?: PageEntry | undefined
}

/** Opens a game over the page, until the browser's Back or `leaveGame`. The first of two quick launches stays open. */
export function openGame({ title, address, entry = pushEntry() }: OpenedGame): void {
  if (useLaunchedGame.getState().game) return
  useLaunchedGame.setState({ game: { title, address, entry } })
  // Registered here, because the frame's code may still be loading when Back is pressed.
  addEventListener('popstate', leaveGame)
}

/** Closes the game, and removes its entry from the browser's history. */
export function leaveGame(): void {
  removeEventListener('popstate', leaveGame)
  const { game } = useLaunchedGame.getState()
  useLaunchedGame.setState({ game: undefined })
  if (game) dropEntry(game.entry)
}
