/** What can be of a mode that the pages put on. */
export interface InMode {
  mode?: { name: string }
  /** Whether to take it before those that are not. */
  early?: boolean
}

/**
 * Takes the next item off a list for one of several pages. Putting on a mode takes as long as a picture, so a page keeps its
 * mode while items of it are left, and then looks for one that no other page wears. `worn` are the modes of all pages.
 */
export function takeNext<Item extends InMode>(
  waiting: Item[],
  worn: (string | undefined)[],
  page: number,
): Item | undefined {
  const firstEarly = waiting.findIndex(({ early }) => early)
  const indexOf = (isIt: (item: Item) => boolean) =>
    waiting.findIndex((item) => (firstEarly < 0 || item.early) && isIt(item))
  const mine = indexOf(({ mode }) => mode?.name === worn[page])
  const free = indexOf(({ mode }) => !worn.includes(mode?.name))
  const [item] = waiting.splice([mine, free, firstEarly].find((at) => at >= 0) ?? 0, 1)
  worn[page] = item?.mode?.name
  return item
}
