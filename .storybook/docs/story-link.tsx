import { use } from 'react'
import { labelOf } from '../label.ts'
import { entryAt, type StoryPlace, storyIndex } from './story-index.ts'

/** Links a story by its title. */
export function StoryLink({ of }: { of: StoryPlace }) {
  const { id, title, name } = entryAt(use(storyIndex()), of)
  return (
    <a href={`./?path=/story/${id}`} target="_top">
      {labelOf(title.split('/').at(-1) ?? '')}: {name}
    </a>
  )
}
