import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A story of a built Storybook, by its index. */
export interface Story {
  id: string
  importPath: string
  tags: string[]
  /** The file of the story, from the root of the repository. */
  file: string
}

interface Entry {
  type: string
  id: string
  importPath: string
  tags?: string[]
}

/** Returns the stories of a built Storybook in the order of its index. */
export function storiesOf(folder: string): Story[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  const all: Entry[] = Object.values(entries)
  return all
    .filter(({ type }) => type === 'story')
    .map(({ id, importPath, tags = [] }) => ({ id, importPath, tags, file: importPath.replace(/^\.\//, '') }))
}

/** Returns the story that pages change their modes on: one that asks the gateway nothing. */
export const quietOf = (stories: readonly Story[]): string | undefined =>
  stories.find(({ id }) => id.startsWith('ui-'))?.id
