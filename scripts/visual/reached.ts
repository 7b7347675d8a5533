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

const isStory = (id: string) => /\.stories\.tsx$/.test(id)
const isEverywhere = (file: string) =>
  everywhere.some((place) => place.test(file)) && !isStory(file) && !file.endsWith('.test.ts')

/** Returns the files of the stories that import a changed file, the nearest first; `all` if every story does. */
export function reachedBy(changed: readonly string[], modules: readonly Module[]): Set<string> | 'all' {
  if (changed.some(isEverywhere)) return 'all'
  const importers = new Map(modules.map(({ id, reasons }) => [id, reasons.map(({ moduleName }) => moduleName)]))
  const seen = new Set(changed.map((file) => `./${file}`).filter((id) => importers.has(id)))
  // What is added to a set while it is walked is walked too.
  for (const id of seen) {
    if (isStory(id)) continue
    for (const importer of importers.get(id) ?? []) seen.add(importer)
  }
  return seen.has(preview) ? 'all' : new Set([...seen].filter(isStory))
}
