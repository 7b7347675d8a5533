import { expect, it } from 'vitest'
import { acceptedOf } from './decisions.ts'

const shot = { picture: 'a', aria: '', content: 'c', axe: [], faults: [] }

it('returns accepted shots and removals, and leaves rejected ones', () => {
  const decision = (decided: string, about: object | null) => ({ decision: decided, note: '', shot: about })
  const shots = { one: decision('accepted', shot), two: decision('rejected', shot), gone: decision('accepted', null) }
  expect(acceptedOf(JSON.stringify({ key: 'linux', shots }))).toEqual({
    key: 'linux',
    shots: { one: shot },
    removed: ['gone'],
  })
})

it('refuses a file that is no file of decisions', () => {
  expect(() => acceptedOf('{"key":"linux","shots":{"one":{"decision":"maybe"}}}')).toThrow()
})
