import { type Mode, modes } from './modes.ts'
import { modesOf, type Pictured, words } from './words.ts'

const isIn = (story: Pictured, mode: Mode) => modesOf(story).some(({ name }) => name === mode.name)

/** Returns the stories that are pictured in a mode. */
export const storiesIn = <Story extends Pictured>(mode: Mode, stories: readonly Story[]): Story[] =>
  stories.filter((story) => isIn(story, mode))

const sum = (stories: readonly Pictured[]) => stories.reduce((total, story) => total + modesOf(story).length, 0)

/** Returns how many pictures the stories have with a word beyond those they would have without it. */
function addedBy(word: string, stories: readonly Pictured[]): number {
  const without = stories.map(({ importPath, tags = [] }) => ({ importPath, tags: tags.filter((tag) => tag !== word) }))
  return sum(stories) - sum(without)
}

const line = (count: number, text: string) => `${String(count).padStart(6)}  ${text}`
const signed = (count: number) => (count < 0 ? `−${-count}` : `+${count}`)

/** Chromatic counts each picture of each build. */
const mostPictures = 1_500

/** Returns what to do about a build with too many pictures; undefined if it has few enough. */
export function countProblem(stories: readonly Pictured[]): string | undefined {
  const count = sum(stories)
  if (count <= mostPictures) return undefined
  return `A build has ${count} pictures, and ${mostPictures} at most. Give equal pictures the tag "unpictured"; \`npm run visual -- count\` shows what each word adds.`
}

/** Returns the lines that `npm run visual -- count` prints: a build's pictures, by mode and by word. */
export function countLines(stories: readonly Pictured[]): string[] {
  const used = Object.keys(words).map((word) => ({
    word,
    count: stories.filter(({ tags }) => tags?.includes(word)).length,
  }))
  return [
    `${sum(stories)} pictures of ${stories.length} stories in a build`,
    ...modes.map((mode) => line(storiesIn(mode, stories).length, mode.name)),
    ...used.map(({ word, count }) => `"${word}" on ${count} stories: ${signed(addedBy(word, stories))}`),
  ]
}
