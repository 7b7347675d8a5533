import { expect, test } from 'vitest'
import { minute } from '#contract/time-units.ts'
import { continuedPlay } from './play-time.ts'

const first = continuedPlay(undefined, 'haedal_92', 0)

test('play begins with the first game', () => {
  expect(first).toEqual({ member: 'haedal_92', since: 0, checkedAt: 0, seenAt: 0 })
})

test('the next game continues the play, with the checks that were answered', () => {
  const played = { ...first, checkedAt: 15 * minute, seenAt: 20 * minute }
  expect(continuedPlay(played, 'haedal_92', 24 * minute)).toEqual({ ...played, seenAt: 24 * minute })
})

test.each([
  ['after five minutes without a game', { ...first, seenAt: minute }, 'haedal_92', 6 * minute],
  ['for another member', first, 'rocket_7', minute],
  [
    'when the clock is before its start',
    { ...first, since: minute, checkedAt: minute, seenAt: minute },
    'haedal_92',
    0,
  ],
  ['when the stored instants contradict each other', { ...first, checkedAt: -1 }, 'haedal_92', minute],
] as const)('play begins again %s', (_, kept, member, now) => {
  expect(continuedPlay(kept, member, now)).toEqual({ member, since: now, checkedAt: now, seenAt: now })
})
