import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.mjs'
import { buildHere, buildStories, stampsFile, stampsNow, storiesFolder } from './build-side.ts'
import { filesOfNearest } from './nearest.ts'
import type { Reached } from './reached.ts'
import { quietOf, storiesOf } from './stories.ts'
import { storiesToBuild } from './stories-to-build.ts'
import type { Choice } from './take-side.ts'

const built = join(root, '.visual/reached')

/**
 * Builds the stories that changed files may reach, by the module graph of the last build of all stories, and returns the
 * folder of their Storybook. It has some other stories as well.
 *
 * @param nearestOf returns the pictures that are wanted of stories, if the nearest will do
 */
export async function buildReached(changed: readonly string[], nearestOf?: Choice['jobsOf']): Promise<string> {
  if (!existsSync(stampsFile)) return buildHere()
  const stamps = JSON.parse(readFileSync(stampsFile, 'utf8'))
  const { modules } = JSON.parse(readFileSync(join(storiesFolder, 'preview-stats.json'), 'utf8'))
  const now = stampsNow()
  const files = filesOf(storiesToBuild(changed, now, { stamps, modules }), nearestOf)
  if (!files) return buildHere()
  if (files.length === 0) return storiesFolder
  const stamp = join(built, 'made-from')
  const current = JSON.stringify([files, now])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return built
  await buildStories(`${files.length} files`, built, root, [...files, ...quietFiles()])
  writeFileSync(stamp, current)
  return built
}

/** Returns the files to build; undefined if it must be all. */
function filesOf(reached: Reached | 'all', nearestOf?: Choice['jobsOf']): string[] | undefined {
  if (reached === 'all') return undefined
  const stories = storiesOf(storiesFolder)
  const wanted = nearestOf && new Set(nearestOf(stories).map(({ id }) => id))
  const near =
    wanted &&
    filesOfNearest(
      reached.nearest,
      stories.filter(({ id }) => wanted.has(id)),
    )
  return near ?? (reached.isAll ? undefined : [...reached.nearest])
}

/** Pages open with a quiet story. */
function quietFiles(): string[] {
  const stories = storiesOf(storiesFolder)
  const quiet = quietOf(stories)
  return stories.filter(({ id }) => id === quiet).map(({ importPath }) => importPath)
}
