import type { ClockReading } from '#mock-server/world/schedule/clock-reading.ts'
import type { DueStep } from '#mock-server/world/schedule/schedule.ts'
import { control } from '../contract.ts'
import { asInstant, columns } from './columns.ts'
import type { Command, CommandResult, Invocation } from './command.ts'
import { readInstant } from './read-values.ts'

const describeDue = (due: DueStep) =>
  'step' in due ? `the scenario’s step ${due.step.after} after its beginning` : `${due.kind} ${due.id}`

const report = (data: ClockReading): CommandResult => {
  const pending = columns(data.pending.map((due) => ['', asInstant(due.at), describeDue(due)]))
  const due = data.pending.length > 0 ? `due:\n${pending}` : 'nothing is due'
  return { data, text: `${asInstant(data.now)}, ${data.mode}\n${due}` }
}

type ClockAction = Parameters<typeof move>[1]
const move = async (
  { call, options: { world } }: Invocation,
  action: { action: 'freeze' | 'run' | 'next' } | { action: 'set'; at: number } | { action: 'advance'; by: string },
) => report(await call(control.moveClock, { world, ...action }))

const simple = (action: 'freeze' | 'run' | 'next', summary: string): Command => ({
  name: `clock ${action}`,
  summary,
  options: ['world'],
  run: (invocation) => move(invocation, { action } satisfies ClockAction),
})

export const clockCommands: readonly Command[] = [
  {
    name: 'clock',
    summary: 'shows the world’s time and the events that are due',
    options: ['world'],
    run: async ({ call, options: { world } }) => report(await call(control.clock, { world })),
  },
  simple('freeze', 'stops the clock'),
  simple('run', 'lets the clock run on from its current time'),
  simple('next', 'moves the clock to the next event, which happens'),
  {
    name: 'clock set',
    words: ['DATE'],
    summary: 'moves the clock to an instant such as 2026-12-24T18:00:00Z',
    options: ['world'],
    run: (invocation) => move(invocation, { action: 'set', at: readInstant('clock set', invocation.words[0] ?? '') }),
  },
  {
    name: 'clock advance',
    words: ['TIME'],
    summary: 'advances the clock by a time such as 30s, 5m, 2h or 365d; events that fall due meanwhile happen',
    options: ['world'],
    run: (invocation) => move(invocation, { action: 'advance', by: invocation.words[0] ?? '' }),
  },
]
