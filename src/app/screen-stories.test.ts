import { globSync, readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { expect, test } from 'vitest'

const screens = globSync('src/**/*-screen.tsx').sort()

/** The stories of a folder, and the parts that only they share. */
const storiesIn = (folder: string) =>
  globSync(['*.stories.tsx', 'story-*.tsx'], { cwd: folder }).map((name) => readFileSync(`${folder}/${name}`, 'utf8'))

test('finds the screens', () => expect(screens.length).toBeGreaterThan(30))

test.each(screens)('%s has a story', (screen) => {
  const folder = dirname(screen)
  const isShownIn = (folder: string) =>
    storiesIn(folder).some((text) => text.includes(`'./${relative(folder, screen)}'`))
  const shown = isShownIn(folder) || isShownIn(dirname(folder))
  const stories = screen.replace(/\.tsx$/, '.stories.tsx')
  expect(shown, `add ${stories}, which shows the screen ready, empty, loading and failed`).toBe(true)
})
