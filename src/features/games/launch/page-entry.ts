/** A history entry for an overlay, so that Back closes the overlay. */
export interface PageEntry {
  /** The key of the previous entry, if the browser supports keys. */
  before: string | undefined
}

const mark = 'overlay'

const isMarked = (state: unknown) => typeof state === 'object' && state !== null && mark in state

/** Adds an entry with the router's own state, so that the router does not see a navigation. */
export function pushEntry(): PageEntry {
  const before = globalThis.navigation?.currentEntry?.key
  history.pushState({ ...history.state, [mark]: true }, '')
  return { before }
}

/** Returns whether the current history entry is an overlay's. */
export const onEntry = (): boolean => isMarked(history.state)

/** Leaves the entry. Pages inside a frame may have added entries; browsers with keys skip them. */
export function dropEntry({ before }: PageEntry): void {
  if (!onEntry()) return
  if (before && globalThis.navigation) globalThis.navigation.traverseTo(before).finished?.catch(() => undefined)
  else history.back()
}

/** Removes an overlay's entry that remains after a reload, when no overlay is open. */
export function dropStaleEntry(): void {
  if (!onEntry()) return
  const { [mark]: _, ...rest } = history.state
  history.replaceState(rest, '')
  history.back()
}
