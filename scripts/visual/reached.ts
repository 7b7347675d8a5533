/** A module of the build's statistics, with the modules that import it. */
export interface Module {
  id: string
  reasons: { moduleName: string }[]
}

/**
 * A change of these can change any story, and the module graph does not have them. No story has a page of `docs`.
 */
const everywhere = [
  /^package(-lock)?\.json$/,
  /^postcss\.config\.js$/,
  /^src\/ui\/fonts\//,
  /^fixtures\/artwork\/small-glyphs\//,
  /^\.storybook\/(?!docs\/)/,
]
const preview = './.storybook/preview.tsx'

export const isStory = (id: string) => /\.stories\.tsx$/.test(id)
const isEverywhere = (file: string) =>
  everywhere.some((place) => place.test(file)) && !isStory(file) && !file.endsWith('.test.ts')

export interface Reached {
  /** The files of the stories that import a changed file: its own stories first, and then the nearest. */
  nearest: ReadonlySet<string>
  /** Whether the change reaches every other story too, by what all stories share. */
  isAll: boolean
}

/** Returns the stories that a change reaches. A changed file of stories reaches its own, even if it is deleted. */
export function reachedBy(changed: readonly string[], modules: readonly Module[]): Reached {
  const importers = new Map(modules.map(({ id, reasons }) => [id, reasons.map(({ moduleName }) => moduleName)]))
  const seen = new Set<string>()
  let next = changed.map((file) => `./${file}`).filter((id) => importers.has(id) || isStory(id))
  while (next.length > 0) {
    // Builds list the importers in different orders. Parts in `ui` come before features, and these before the app's screens.
    for (const id of next.toSorted().toReversed()) seen.add(id)
    const further = next.filter((id) => !isStory(id)).flatMap((id) => importers.get(id) ?? [])
    next = [...new Set(further)].filter((id) => !seen.has(id))
  }
  const reached = [...seen].filter(isStory)
  const own = reached.filter((id) => changed.some((file) => `./${file}`.startsWith(id.replace(/stories\.tsx$/, ''))))
  return { nearest: new Set([...own, ...reached]), isAll: seen.has(preview) || changed.some(isEverywhere) }
}

/** Returns those of changed files that reach a story. */
export const reachingAmong = (changed: readonly string[], modules: readonly Module[]): string[] =>
  changed.filter((file) => {
    const { nearest, isAll } = reachedBy([file], modules)
    return isAll || nearest.size > 0
  })
