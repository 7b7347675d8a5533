import { expect, it } from 'vitest'
import { storiesToBuild } from './stories-to-build.ts'

const badge = 'src/ui/content/badge.tsx'
const badgeStories = 'src/ui/content/badge.stories.tsx'
const theme = 'src/ui/look/theme.ts'

const imported = (id: string, by: string) => ({ id: `./${id}`, reasons: [{ moduleName: `./${by}` }] })
const build = {
  stamps: { [badge]: '1', [badgeStories]: '1', [theme]: '1' },
  modules: [
    imported(badge, badgeStories),
    imported(theme, '.storybook/preview.tsx'),
    { id: `./${badgeStories}`, reasons: [] },
    { id: './.storybook/preview.tsx', reasons: [] },
  ],
}

const only = (...files: string[]) => ({ nearest: new Set(files.map((file) => `./${file}`)), isAll: false })

it('builds the stories of what changed since the commit', () => {
  expect(storiesToBuild([badge], build.stamps, build)).toEqual(only(badgeStories))
})

it('builds the stories of what changed since the build of all, whose imports it does not have', () => {
  expect(storiesToBuild([], { ...build.stamps, [badge]: '2' }, build)).toEqual(only(badgeStories))
  const { [badge]: _, ...others } = build.stamps
  expect(storiesToBuild([], others, build)).toEqual(only(badgeStories))
})

it('builds new stories', () => {
  const added = 'src/ui/content/avatar.stories.tsx'
  expect(storiesToBuild([added], { ...build.stamps, [added]: '1' }, build)).toEqual(only(added))
})

it('builds all stories for a new file, which others may import by a pattern', () => {
  expect(storiesToBuild([], { ...build.stamps, 'src/i18n/xx/texts.ts': '1' }, build)).toBe('all')
  expect(storiesToBuild([], { ...build.stamps, 'src/i18n/xx/texts.test.ts': '1' }, build)).toEqual(only())
})

it('builds all stories after a change of what all share', () => {
  expect(storiesToBuild([theme], build.stamps, build)).toEqual({ ...only(), isAll: true })
})
