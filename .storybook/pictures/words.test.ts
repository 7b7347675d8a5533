import { globSync, readFileSync } from 'node:fs'
import { loadCsf } from 'storybook/internal/csf-tools'
import { composeStory } from 'storybook/preview-api'
import { expect, it } from 'vitest'
import { picturesForChromatic } from '../for-chromatic.ts'
import { merchants } from '../merchants.ts'
import { modes } from './modes.ts'
import { modesOf, words } from './words.ts'

const names = (importPath: string, ...tags: string[]) => modesOf({ importPath, tags }).map(({ name }) => name)

const component = './src/ui/content/badge.stories.tsx'
const screen = './src/features/deposit/deposit-screen.stories.tsx'
const vendor = './mock-server/vendors/slot/page/game.stories.tsx'

it('takes a component in both themes, and a screen or a vendor page in the light one', () => {
  expect(names(component)).toEqual(['light', 'dark'])
  expect(names(component, 'once')).toEqual(['light'])
  expect(names(screen)).toEqual(['light'])
  expect(names('./src/app/screens.stories.tsx')).toEqual(['light'])
  expect(names(vendor)).toEqual(['light'])
  expect(names(screen, 'main', 'unpictured')).toEqual([])
})

it('takes a part of Studio only by a word, on a desktop', () => {
  const panel = './src/studio/faults/faults-card.stories.tsx'
  expect(names(panel)).toEqual([])
  expect(names(panel, 'panel')).toEqual(['desktop'])
})

it('takes the main state of a screen at three widths, in two themes and two languages', () => {
  const looks = modesOf({ importPath: screen, tags: ['main'] })
  const kinds = looks.map(({ viewport, globals }) => `${viewport} ${globals.theme} ${globals.language}`)
  expect(new Set(kinds).size).toBe(12)
})

it('adds merchants and languages to what a word or the file asks for', () => {
  expect(names(screen, 'merchants', 'languages')).toEqual([
    'light',
    'velvet',
    'rocket',
    'plain',
    'japanese',
    'right-to-left',
    'longest',
  ])
  expect(names(screen, 'main', 'merchants')).toHaveLength(15)
})

it('names only modes and merchants that exist, and no mode twice', () => {
  const known = modes.map(({ name }) => name)
  expect(new Set(known).size).toBe(known.length)
  expect(known).toEqual(expect.arrayContaining(Object.values(words).flat()))
  const codes = merchants.map(({ code }) => code)
  expect(codes).toEqual(expect.arrayContaining(modes.map(({ globals }) => globals.merchant)))
})

const files = globSync(['src/**/*.stories.tsx', 'mock-server/**/*.stories.tsx', '.storybook/design/*.stories.tsx'])

it('finds only known words in the stories', () => {
  const used = files.flatMap((file) => tagsIn(readFileSync(file, 'utf8')))
  expect(used).toContain('main')
  expect(Object.keys(words)).toEqual(expect.arrayContaining(used))
})

const tagsIn = (text: string) =>
  [...text.matchAll(/\btags: \[([^\]]*)\]/g)].flatMap(([, list]) =>
    [...(list ?? '').matchAll(/'([^']+)'/g)].map(([, tag]) => tag),
  )

/** Returns the stories of a file that set a theme themselves, by Storybook's own reading of the file. */
function themedIn(file: string) {
  const code = readFileSync(file, 'utf8')
  if (!/\btheme:/.test(code)) return []
  const csf = loadCsf(code, { fileName: file, makeTitle: () => file }).parse()
  const setsTheme = (name: string) => {
    const { start, end } = csf._storyAnnotations[name]?.globals ?? csf._metaAnnotations.globals ?? {}
    return /\btheme:/.test(code.slice(start ?? 0, end ?? 0))
  }
  return csf.indexInputs
    .filter(({ exportName }) => setsTheme(exportName))
    .map(({ exportName, tags }) => ({ name: `${file} › ${exportName}`, importPath: `./${file}`, tags: tags ?? [] }))
}

it('takes a story with a theme of its own once, since every mode would show this theme', () => {
  const pictured = files.flatMap(themedIn).filter((story) => modesOf(story).length > 0)
  const repeated = pictured.filter((story) => !story.tags.includes('once') || modesOf(story).length > 1)
  expect(pictured.length).toBeGreaterThan(10)
  expect(repeated.map(({ name }) => name)).toEqual([])
})

it('gives Chromatic the same modes and motion as parameters, after Storybook has combined them', () => {
  const story = (tags: string[], title = 'ui/badge') =>
    composeStory(
      { tags, render: () => null },
      { title, parameters: { fileName: component } },
      {
        argTypesEnhancers: [picturesForChromatic],
        parameters: { chromatic: { delay: 5 } },
        renderToCanvas: () => undefined,
      },
    ).parameters.chromatic
  expect(story([])).toMatchObject({ delay: 5, modes: { light: { viewport: 'phone390', theme: 'light' } } })
  expect(Object.keys(story(['merchants']).modes)).toEqual(names(component, 'merchants'))
  expect(story([])).toMatchObject({ disableSnapshot: false })
  expect(story([])).toMatchObject({ prefersReducedMotion: 'no-preference' })
  expect(story([], 'Vendors/identity/page')).toMatchObject({ prefersReducedMotion: 'reduce' })
  expect(story(['unpictured'])).toMatchObject({ disableSnapshot: true, modes: {} })
})
