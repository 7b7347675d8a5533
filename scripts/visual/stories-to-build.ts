import { isStory, type Module, type Reached, reachedBy } from './reached.ts'

/** What a build of all stories was made from. */
export interface WholeBuild {
  /** The stamp of each file. */
  stamps: Readonly<Record<string, string>>
  modules: readonly Module[]
}

/**
 * Returns the stories that changed files may reach; `all` if that may be any. An import that the build of all
 * stories does not have is one of a file that has changed since, and this file's importers are in its module graph. Only a
 * new file can be imported by files that have not changed, by their patterns.
 *
 * @param now the stamps of the files as they are
 */
export function storiesToBuild(
  changed: readonly string[],
  now: WholeBuild['stamps'],
  { stamps, modules }: WholeBuild,
): Reached | 'all' {
  const files = Object.keys({ ...stamps, ...now })
  const sinceBuild = files.filter((file) => stamps[file] !== now[file])
  const added = sinceBuild.filter((file) => stamps[file] === undefined)
  if (added.some((file) => !isStory(file) && !isOfNoStory(file))) return 'all'
  const { nearest, isAll } = reachedBy([...changed, ...sinceBuild], modules)
  return { nearest: new Set([...added.filter(isStory).map((file) => `./${file}`), ...nearest]), isAll }
}

const isOfNoStory = (file: string) => /\.(test\.tsx?|mdx|md)$/.test(file)
