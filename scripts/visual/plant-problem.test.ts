import { expect, it } from 'vitest'
import type { Shot } from './baseline.ts'
import { plantProblem, reachProblem } from './plant-problem.ts'
import { farShot, type Plant } from './plants.ts'

const shot = (changed: Partial<Shot> = {}): Shot => ({
  picture: 'a',
  aria: '- button',
  content: 'c',
  axe: [],
  faults: [],
  ...changed,
})

const file = 'src/ui/content/badge.tsx'
const badge: Plant = {
  name: 'a weak contrast',
  file,
  from: '',
  to: '',
  shown: 'badge light',
  finds: ['picture', 'axe'],
  beside: 'money light',
  breaks: /^color-contrast /,
}
const before = { 'badge light': shot(), 'money light': shot() }
const weak = shot({ picture: 'b', axe: ['color-contrast × 1'] })

const problemOf = (after: Shot, beside = shot()) =>
  plantProblem(badge, before, { 'badge light': after, 'money light': beside })

it('accepts a planted change that only its own shot shows, in the expected parts', () => {
  expect(problemOf(weak)).toBeUndefined()
})

it.each([
  ['that is missed', shot(), 'does not change badge light'],
  ['that shows in other parts', { ...weak, aria: '- link' }, 'changes picture,aria,axe of badge light'],
  ['that breaks another rule', { ...weak, axe: ['button-name × 1'] }, 'breaks button-name × 1, and not'],
])('names a planted change %s', (_, after, problem) => {
  expect(problemOf(after)).toContain(problem)
})

it('names a planted change that another shot shows too', () => {
  expect(problemOf(weak, shot({ picture: 'b' }))).toBe('It changes picture of money light too.')
})

it('names a fault that the shot had before the change', () => {
  const plant: Plant = { ...badge, finds: ['picture'], breaks: /is cut by/ }
  const cut = { faults: ['"9" is cut by span'] }
  const changed = { 'badge light': shot({ ...cut, picture: 'b' }) }
  expect(plantProblem(plant, { 'badge light': shot(cut) }, changed)).toContain('and not /is cut by/')
  expect(plantProblem(plant, { 'badge light': shot() }, changed)).toBeUndefined()
})

const story = (id: string, path: string) => ({ id, importPath: `./${path}`, file: path, tags: [] })
const [farId = ''] = farShot.split(' ')
const stories = [story('badge', 'badge.stories.tsx'), story(farId, 'far.stories.tsx')]
const reachedFrom = (...importers: string[]) =>
  reachProblem(badge, stories, [
    { id: `./${file}`, reasons: importers.map((name) => ({ moduleName: `./${name}` })) },
    ...stories.map(({ importPath }) => ({ id: importPath, reasons: [] })),
  ])

it('names a planted change that the module graph leads to the wrong stories', () => {
  expect(reachedFrom('badge.stories.tsx')).toBeUndefined()
  expect(reachedFrom()).toContain('reaches no story of badge light')
  expect(reachedFrom('badge.stories.tsx', 'far.stories.tsx')).toContain(`reaches ${farShot}`)
})
