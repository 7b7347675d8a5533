import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createClock } from '#mock-server/world/clock/clock.ts'
import { milliseconds } from '#mock-server/world/clock/duration.ts'
import { createSchedule, type DueStep } from './schedule.ts'

/** Creates a schedule with a clock frozen at 0 that records each step and its time. */
function scheduleOf(times: readonly number[]) {
  const clock = createClock({ mode: 'frozen', at: 0 }, () => 0)
  const performed: { at: number; step: string }[] = []
  const due = times.map((at, index) => ({ at, step: { after: `${index}ms` } }))
  const perform = (due: DueStep) => {
    performed.push({ at: clock.now(), step: 'step' in due ? due.step.after : due.id })
  }
  return { clock, performed, schedule: createSchedule(due, clock, perform) }
}

describe('a schedule', () => {
  test('performs events that fall due during a move, in order, each at its own time', async () => {
    const { clock, performed, schedule } = scheduleOf([300, 100, 200, 900])
    await schedule.moveTo(500)
    expect(performed).toEqual([
      { at: 100, step: '1ms' },
      { at: 200, step: '2ms' },
      { at: 300, step: '0ms' },
    ])
    expect(clock.now()).toBe(500)
    expect(schedule.pending()).toEqual([{ at: 900, step: { after: '3ms' } }])
  })

  test('performs due events when it settles, each once', async () => {
    const { clock, performed, schedule } = scheduleOf([100, 200])
    clock.set(150)
    await schedule.settle()
    await schedule.settle()
    expect(performed.map(({ step }) => step)).toEqual(['0ms'])
  })

  test('performs nothing when it moves back', async () => {
    const { clock, performed, schedule } = scheduleOf([100])
    await schedule.moveTo(-50)
    expect(performed).toEqual([])
    expect(clock.now()).toBe(-50)
  })

  test('performs events that are added later in order', async () => {
    const { performed, schedule } = scheduleOf([300])
    schedule.add({ at: 200, kind: 'creditDeposit', id: 'd-1' })
    await schedule.moveTo(400)
    expect(performed).toEqual([
      { at: 200, step: 'd-1' },
      { at: 300, step: '0ms' },
    ])
  })

  test('performs every step once and in order of time, for any sequence of moves', async () => {
    const instant = fc.nat(1_000)
    await fc.assert(
      fc.asyncProperty(fc.array(instant), fc.array(instant), async (times, stops) => {
        const { performed, schedule } = scheduleOf(times)
        for (const stop of stops.toSorted((a, b) => a - b)) await schedule.moveTo(stop)
        await schedule.moveTo(1_000)
        expect(performed.map(({ at }) => at)).toEqual(times.toSorted((a, b) => a - b))
        expect(schedule.pending()).toEqual([])
      }),
    )
  })
})

test.each([
  ['500ms', 500],
  ['30s', 30_000],
  ['5m', 300_000],
  ['2h', 7_200_000],
  ['1d', 86_400_000],
])('%s are %d milliseconds', (text, expected) => expect(milliseconds(text)).toBe(expected))
