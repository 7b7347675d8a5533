import { expect, it } from 'vitest'
import { filesOfNearest, nearestOf } from './nearest.ts'

const mode = (name: string) => ({ name, globals: {}, size: { width: 390, height: 844 } })
const job = (id: string, name: string) => ({ id, mode: mode(name) })
/** Mode by mode, as the matrix lists them. */
const jobs = [job('button', 'light'), job('form', 'light'), job('button', 'dark'), job('list', 'dark')]
const stories = [{ id: 'list' }, { id: 'button' }, { id: 'form' }]
const namesOf = (count: number) => nearestOf(jobs, stories, count).map(({ id, mode: { name } }) => `${id} ${name}`)

it('takes each story once, in the order of the stories, before any in another mode', () => {
  expect(namesOf(4)).toEqual(['list dark', 'button light', 'form light', 'button dark'])
})

it('leaves out the last stories above the count', () => {
  expect(namesOf(2)).toEqual(['list dark', 'button light'])
})

it('takes the fewest nearest files that together have the count of stories', () => {
  const inFiles = ['./one', './two', './two', './three'].map((importPath) => ({ importPath }))
  const files = ['./new', './two', './one', './three']
  expect(filesOfNearest(files, inFiles, 2)).toEqual(['./new', './two'])
  expect(filesOfNearest(files, inFiles, 3)).toEqual(['./new', './two', './one'])
  expect(filesOfNearest(files, inFiles, 5)).toBeUndefined()
})
