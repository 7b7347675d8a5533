import { resolve } from 'node:path'
import type { Indexer } from 'storybook/internal/types'

/** The files of the stories to build, such as `./src/app/screens.stories.tsx`; all if there are none. */
const chosen = process.env.STORY_FILES?.split('\n')

/** Leaves out the stories of all files that the environment does not choose. */
export const onlyChosen = (indexers: Indexer[] = []): Indexer[] => {
  if (!chosen) return indexers
  const files = new Set(chosen.map((file) => resolve(file)))
  return indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => (files.has(resolve(file)) ? indexer.createIndex(file, options) : []),
  }))
}
