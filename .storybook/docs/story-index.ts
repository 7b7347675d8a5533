/** The file of a story and its export name. */
export interface StoryPlace {
  file: string
  shown: string
}

interface IndexEntry {
  id: string
  title: string
  name: string
  importPath: string
  exportName?: string
}

async function fetchIndex(): Promise<IndexEntry[]> {
  const { entries } = await fetch('./index.json').then((answer) => answer.json())
  return Object.values(entries)
}

let fetched: Promise<IndexEntry[]> | undefined

/** Returns the index of this Storybook, which is fetched once. */
export function storyIndex(): Promise<IndexEntry[]> {
  fetched ??= fetchIndex()
  return fetched
}

/** Returns the entry of a story. @throws if there is none */
export function entryAt(index: readonly IndexEntry[], { file, shown }: StoryPlace): IndexEntry {
  const entry = index.find(({ importPath, exportName }) => importPath === `./${file}` && exportName === shown)
  if (!entry) throw new Error(`There is no story ${shown} in ${file}.`)
  return entry
}
