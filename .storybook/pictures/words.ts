import { isStudio } from '../studio/is-studio.ts'
import { type Mode, modes } from './modes.ts'

/** What decides the pictures of a story: its file, and the words among its tags. */
export interface Pictured {
  importPath: string
  tags?: readonly string[]
}

const inTurn = ['light', 'dark', 'english', 'dark-english']
const widths = ['', 'tablet-', 'desktop-']

/** Returns `tablet` for `tablet-` and `light`, which has no name of its own at that width. */
const named = (width: string, look: string) => `${width}${look}`.replace(/-light$/, '')

/** The modes that each word adds to a story, or to every story of a file if its meta has the word. */
export const words: Readonly<Record<string, readonly string[]>> = {
  main: widths.flatMap((width) => inTurn.map((look) => named(width, look))),
  merchants: ['velvet', 'rocket', 'plain'],
  languages: ['japanese', 'right-to-left', 'longest'],
  panel: ['desktop'],
  once: [],
  unpictured: [],
}

export const isScreen = ({ importPath }: Pick<Pictured, 'importPath'>) => /[-/]screens?\.stories\.tsx$/.test(importPath)
const isVendor = ({ importPath }: Pictured) => importPath.includes('mock-server/')

/**
 * A component is pictured in both themes. A screen, a vendor's page and what has the word `once` are in the light one, unless
 * the story sets a theme itself. A part of Studio is pictured only with a word.
 */
function usual(story: Pictured): string[] {
  if (isStudio(story.importPath)) return []
  return isScreen(story) || isVendor(story) || story.tags?.includes('once') ? ['light'] : ['light', 'dark']
}

/** Returns the modes in which pictures of a story are taken, by `npm run visual` and by Chromatic. */
export function modesOf(story: Pictured): Mode[] {
  if (story.tags?.includes('unpictured')) return []
  const wanted = new Set([...usual(story), ...(story.tags ?? []).flatMap((tag) => words[tag] ?? [])])
  return modes.filter(({ name }) => wanted.has(name))
}
