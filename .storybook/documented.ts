import type { Indexer } from 'storybook/internal/types'

const isComponent = (file: string) => file.replaceAll('\\', '/').includes('/src/ui/')

/** Gives the stories of every component in `src/ui` a page of documentation, so that no file has to ask for one. */
export const documented = (indexers: Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    async createIndex(file, options) {
      const stories = await indexer.createIndex(file, options)
      return isComponent(file)
        ? stories.map((story) => ({ ...story, tags: [...(story.tags ?? []), 'autodocs'] }))
        : stories
    },
  }))
