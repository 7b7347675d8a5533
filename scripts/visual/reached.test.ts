import { expect, it } from 'vitest'
import { type Module, reachedBy, reachingAmong } from './reached.ts'

const module = (id: string, ...importers: string[]): Module => ({
  id: `./${id}`,
  reasons: importers.map((name) => ({ moduleName: `./${name}` })),
})

const badge = 'src/ui/content/badge.stories.tsx'
const home = 'src/app/screens.stories.tsx'
const modules = [
  module('src/ui/content/badge.module.css', 'src/ui/content/badge.tsx'),
  module('src/ui/content/badge.tsx', 'src/app/bar.tsx', badge),
  module('src/app/bar.tsx', home, 'src/ui/content/badge.tsx'),
  module('src/ui/look/theme.ts', '.storybook/world-loader.ts', badge),
  module('.storybook/world-loader.ts', '.storybook/preview.tsx'),
  module('.storybook/preview.tsx'),
  module(badge),
  module(home),
]

it('returns the stories that import a changed file, directly or not, the nearest first', () => {
  for (const build of [modules, modules.toReversed()]) {
    const { nearest, isAll } = reachedBy(['src/ui/content/badge.module.css'], build)
    expect([...nearest]).toEqual([`./${badge}`, `./${home}`])
    expect(isAll).toBe(false)
  }
  expect(reachedBy([home], modules)).toEqual({ nearest: new Set([`./${home}`]), isAll: false })
})

it('returns a part’s stories before those of a screen that is as near, in the same order after every build', () => {
  const icon = 'src/ui/content/icon.tsx'
  const screen = 'src/app/screen.stories.tsx'
  const part = 'src/ui/content/part.stories.tsx'
  const among = [module(screen), module(part)]
  const parts = [`./${part}`, `./${screen}`]
  expect([...reachedBy([icon], [module(icon, screen, part), ...among]).nearest]).toEqual(parts)
  expect([...reachedBy([icon], [module(icon, part, screen), ...among]).nearest]).toEqual(parts)
})

it('returns a part’s own stories before others that are as near', () => {
  const style = 'src/ui/content/badge.module.css'
  const states = 'src/ui/states/states.stories.tsx'
  const build = [module(style, states, badge), module(states), module(badge)]
  expect([...reachedBy([style], build).nearest]).toEqual([`./${badge}`, `./${states}`])
})

it('returns a deleted or renamed file of stories, which only the build of an earlier commit has', () => {
  const old = 'src/ui/content/old.stories.tsx'
  expect(reachedBy(['src/ui/content/badge.tsx', old, 'src/ui/content/old.tsx'], modules)).toEqual({
    nearest: new Set([`./${old}`, `./${badge}`, `./${home}`]),
    isAll: false,
  })
})

it('returns no story for what no story imports', () => {
  expect(reachedBy(['docs/design.md', 'src/ui/forms/digits.test.ts', '.storybook/docs/start.mdx'], modules)).toEqual({
    nearest: new Set(),
    isAll: false,
  })
})

it.each(['src/ui/look/theme.ts', '.storybook/still/rest.ts', 'src/ui/fonts/latin.woff2', 'package-lock.json'])(
  'returns all stories for %s',
  (file) => {
    expect(reachedBy([file], modules).isAll).toBe(true)
  },
)

it('says which stories are the nearest to a change of what all stories share', () => {
  expect(reachedBy(['src/ui/look/theme.ts'], modules).nearest).toEqual(new Set([`./${badge}`]))
})

it('names the changed files that reach a story', () => {
  const changed = ['docs/design.md', 'src/ui/content/badge.tsx', 'package-lock.json', 'scripts/visual.ts']
  expect(reachingAmong(changed, modules)).toEqual(['src/ui/content/badge.tsx', 'package-lock.json'])
})
