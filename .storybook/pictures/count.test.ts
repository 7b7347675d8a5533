import { expect, it } from 'vitest'
import { countLines, countProblem, storiesIn } from './count.ts'
import { modes } from './modes.ts'

const index = [
  { importPath: './src/ui/content/badge.stories.tsx', tags: ['dev', 'test'] },
  { importPath: './src/ui/carousel/marquee.stories.tsx', tags: ['once'] },
  { importPath: './src/features/deposit/deposit-screen.stories.tsx', tags: ['main', 'merchants'] },
  { importPath: './src/features/deposit/deposit-screen.stories.tsx' },
  { importPath: './mock-server/vendors/slot/page/game.stories.tsx', tags: [] },
]

it('counts the pictures of a build, of each mode, and what each word adds', () => {
  const lines = countLines(index)
  expect(lines[0]).toBe('20 pictures of 5 stories in a build')
  expect(lines).toContain('     5  light')
  expect(lines).toContain('     2  dark')
  expect(lines).toContain('     1  desktop-dark-english')
  expect(lines).toContain('     0  japanese')
  expect(lines.slice(-6)).toEqual([
    '"main" on 1 stories: +11',
    '"merchants" on 1 stories: +3',
    '"languages" on 0 stories: +0',
    '"panel" on 0 stories: +0',
    '"once" on 1 stories: −1',
    '"unpictured" on 0 stories: +0',
  ])
})

it('names the count of a build with too many pictures', () => {
  const many = Array.from({ length: 126 }, () => ({ importPath: './src/app/x.stories.tsx', tags: ['main'] }))
  expect(countProblem(many)).toContain('1512 pictures')
  expect(countProblem(many.slice(1))).toBeUndefined()
})

it('returns the stories of one mode', () => {
  const dark = modes.find(({ name }) => name === 'dark')!
  expect(storiesIn(dark, index)).toEqual([index[0], index[2]])
})
