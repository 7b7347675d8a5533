import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Timetable } from '#mock-server/catalogue/timetable.ts'
import { comingIssues, drawnIssues, nextIssue, openIssue } from './timetable.ts'

const second = 1_000
const minute = 60 * second

const timetables: [string, Timetable][] = [
  ['every minute in Seoul', { every: 1, zone: 9, lead: 5 * second }],
  ['every five minutes in Hanoi', { every: 5, zone: 7, lead: 20 * second }],
  ['daily at 20:35 in Seoul', { at: 20 * 60 + 35, weekdays: [0, 1, 2, 3, 4, 5, 6], zone: 9, lead: 5 * minute }],
  ['Mondays and Saturdays at 16:15 in Saigon', { at: 16 * 60 + 15, weekdays: [1, 6], zone: 7, lead: 15 * minute }],
]

const instant = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.getTime())

describe.each(timetables)('%s', (_, timetable) => {
  test('has exactly one open issue at any instant', () => {
    fc.assert(
      fc.property(instant, (now) => {
        const { opensAt, closesAt, drawAt } = openIssue(timetable, now)
        expect(opensAt).toBeLessThanOrEqual(now)
        expect(now).toBeLessThan(closesAt)
        expect(drawAt - closesAt).toBe(timetable.lead)
      }),
    )
  })

  test('opens an issue when the previous one closes, with a unique name', () => {
    fc.assert(
      fc.property(instant, (now) => {
        const issues = comingIssues(timetable, now, 12)
        for (const [at, issue] of issues.slice(1).entries()) {
          expect(issue.opensAt).toBe(issues[at]?.closesAt)
          expect(issue).toEqual(nextIssue(timetable, issues[at]!))
        }
        expect(new Set(issues.map(({ numero }) => numero)).size).toBe(12)
      }),
    )
  })

  test('pages through the issues drawn, newest first', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: 30 }), (now, skip) => {
        const drawn = drawnIssues(timetable, now, { skip, take: 5 })
        expect(drawn).toEqual(drawnIssues(timetable, now, { skip: 0, take: skip + 5 }).slice(skip))
        expect(drawn.every(({ drawAt }) => drawAt <= now)).toBe(true)
        for (const [at, issue] of drawn.slice(1).entries()) expect(nextIssue(timetable, issue)).toEqual(drawn[at])
      }),
    )
  })

  test('counts an issue as drawn at the instant of its draw', () => {
    fc.assert(
      fc.property(instant, (now) => {
        const issue = openIssue(timetable, now)
        expect(drawnIssues(timetable, issue.drawAt, { skip: 0, take: 1 })).toEqual([issue])
        expect(drawnIssues(timetable, issue.drawAt - 1, { skip: 0, take: 1 })[0]?.numero).not.toBe(issue.numero)
      }),
    )
  })
})

test('the last draw of a day is at midnight but has the day’s name', () => {
  const timetable: Timetable = { every: 1, zone: 9, lead: 0 }
  const midnightInSeoul = Date.parse('2026-11-20T15:00:00Z')
  expect(openIssue(timetable, midnightInSeoul - 1).numero).toBe('20261120-1440')
  expect(openIssue(timetable, midnightInSeoul).numero).toBe('20261121-0001')
})

test('a regional lottery is drawn on its own weekdays', () => {
  const [, timetable] = timetables[3]!
  const issues = comingIssues(timetable, Date.parse('2026-11-20T10:00:00Z'), 4)
  expect(issues.map(({ numero }) => numero)).toEqual(['20261121', '20261123', '20261128', '20261130'])
  expect(new Date(issues[0]!.drawAt).toISOString()).toBe('2026-11-21T09:15:00.000Z')
})
