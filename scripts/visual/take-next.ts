/** What can be of a mode that the pages put on. */
export interface InMode {
  mode?: { name: string }
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
  const mine = waiting.findIndex(({ mode }) => mode?.name === worn[page])
  const free = waiting.findIndex(({ mode }) => !worn.includes(mode?.name))
  const [item] = waiting.splice([mine, free].find((at) => at >= 0) ?? 0, 1)
  worn[page] = item?.mode?.name
  return item
}
