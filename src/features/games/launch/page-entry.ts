/** A step of its own in the browser's history for something that lies over the page, so that Back takes it away. */
export interface PageEntry {
  /** The step before it, where the browser can name steps. */
  before: string | undefined
}

const mark = 'overlay'

const isMarked = (state: unknown) => typeof state === 'object' && state !== null && mark in state

/** The router's own state stays in it: to the router nothing has happened. */
export function pushEntry(): PageEntry {
  const before = globalThis.navigation?.currentEntry?.key
  history.pushState({ ...history.state, [mark]: true }, '')
  return { before }
}

/** Whether the browser stands on such a step. */
export const onEntry = (): boolean => isMarked(history.state)

/** Leaves the step. Pages inside a frame may have added steps of their own: where steps have names, they are skipped. */
export function dropEntry({ before }: PageEntry): void {
  if (!onEntry()) return
  if (before && globalThis.navigation) globalThis.navigation.traverseTo(before).finished?.catch(() => undefined)
  else history.back()
}

/** After a reload the step is still there, and nothing lies over the page any more. */
export function dropStaleEntry(): void {
  if (!onEntry()) return
  const { [mark]: _, ...rest } = history.state
  history.replaceState(rest, '')
  history.back()
}
