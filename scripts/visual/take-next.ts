/** An item that may need a page in a certain mode. */
export interface InMode {
  mode?: { name: string }
  /** Whether to take it before those that are not. */
  early?: boolean
}

/**
 * Takes the next item off a list for one of several pages. Applying a mode takes as long as a picture, so a page keeps its
 * mode while items of it are left, and then takes one that no other page has. `modes` are the modes of all pages.
 */
export function takeNext<Item extends InMode>(
  waiting: Item[],
  modes: (string | undefined)[],
  page: number,
): Item | undefined {
  const firstEarly = waiting.findIndex(({ early }) => early)
  const indexOf = (isIt: (item: Item) => boolean) =>
    waiting.findIndex((item) => (firstEarly < 0 || item.early) && isIt(item))
  const mine = indexOf(({ mode }) => mode?.name === modes[page])
  const free = indexOf(({ mode }) => !modes.includes(mode?.name))
  const [item] = waiting.splice([mine, free, firstEarly].find((at) => at >= 0) ?? 0, 1)
  modes[page] = item?.mode?.name
  return item
}
