import { expect, it } from 'vitest'
import type { Shot } from './baseline.ts'
import { firstAnswer } from './first-answer.ts'

const shot = (picture: string): Shot => ({ picture, aria: '', content: '', axe: [], faults: [] })
const mode = (name: string) => ({ name, globals: {}, size: { width: 390, height: 844 } })
const jobs = [
  { id: 'card', mode: mode('light') },
  { id: 'card', mode: mode('dark') },
  { id: 'list', mode: mode('dark') },
  { id: 'lost', mode: mode('dark') },
]
const known = { 'card light': shot('a'), 'card dark': shot('b'), 'list dark': shot('c'), 'lost dark': shot('d') }

it('marks the first picture of each story', () => {
  expect(firstAnswer(jobs, known).jobs.map(({ early }) => early)).toEqual([true, false, true, true])
})

it('says at once what differs or has failed, and when each story was taken once', () => {
  const lines: string[] = []
  const { note } = firstAnswer(jobs, known, (line) => lines.push(line))
  note('list dark', shot('other'))
  expect(lines).toEqual([expect.stringMatching(/^differs: list dark, /)])
  note('card dark', shot('other'))
  note('card light', shot('a'))
  expect(lines).toHaveLength(1)
  note('lost dark', undefined)
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(/^differs: lost dark, /),
    expect.stringMatching(/^3 stories once, .* 2 differ$/),
  ])
})

it('says nothing more afterwards', () => {
  const lines: string[] = []
  const { note } = firstAnswer(jobs.slice(0, 2), known, (line) => lines.push(line))
  note('card light', shot('a'))
  note('card dark', shot('other'))
  note('card light', shot('other'))
  expect(lines).toHaveLength(1)
})
