import { storyTime } from './still/clock.ts'

const usual = { title: 'Friday noon', at: storyTime }

/** The instants that a story may show. */
export const moments: Readonly<Record<string, typeof usual>> = {
  usual,
  night: { title: 'The same night', at: '2026-11-21T02:47:00+09:00' },
  'month-end': { title: 'The last minute of the month', at: '2026-11-30T23:59:05+09:00' },
  'new-year': { title: 'The first minute of the year', at: '2027-01-01T00:00:30+09:00' },
}

export const momentNamed = (name: string): string => (moments[name] ?? usual).at
