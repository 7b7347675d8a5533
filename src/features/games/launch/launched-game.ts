import { create } from 'zustand'
import { dropEntry, type PageEntry, pushEntry } from './page-entry.ts'

interface LaunchedGame {
  title: string
  /** The vendor's page. */
  address: URL
  entry: PageEntry
}

/** The game that lies over the page, if any. */
export const useLaunchedGame = create<{ game: LaunchedGame | undefined }>(() => ({ game: undefined }))

/** Opens a game over the page, until the browser's Back or `leaveGame`. Of two quick launches the first stays. */
export function openGame({ title, address }: { title: string; address: URL }): void {
  if (useLaunchedGame.getState().game) return
  useLaunchedGame.setState({ game: { title, address, entry: pushEntry() } })
  // Here and not in the frame, whose code may still be under way when Back is pressed.
  addEventListener('popstate', leaveGame)
}

/** Closes the game, and takes its step out of the browser's history. */
export function leaveGame(): void {
  removeEventListener('popstate', leaveGame)
  const { game } = useLaunchedGame.getState()
  useLaunchedGame.setState({ game: undefined })
  if (game) dropEntry(game.entry)
}
