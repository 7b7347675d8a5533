import type { ClockReading } from '#mock-server/world/clock-reading.ts'
import type { DueStep } from '#mock-server/world/schedule.ts'
import { control } from '../contract.ts'
import { asInstant, columns } from './columns.ts'
import type { Command, Order, Told } from './command.ts'
import { readInstant } from './read-values.ts'

const whatIsDue = (due: DueStep) =>
  'step' in due ? `the scenario’s step ${due.step.after} after its beginning` : `${due.kind} ${due.id}`

const tell = (data: ClockReading): Told => {
  const pending = columns(data.pending.map((due) => ['', asInstant(due.at), whatIsDue(due)]))
  const due = data.pending.length > 0 ? `due:\n${pending}` : 'nothing is due'
  return { data, text: `${asInstant(data.now)}, ${data.mode}\n${due}` }
}

type ClockOrder = Parameters<typeof order>[1]
const order = async (
  { ask, options: { world } }: Order,
  wish: { action: 'freeze' | 'run' | 'next' } | { action: 'set'; at: number } | { action: 'advance'; by: string },
) => tell(await ask(control.moveClock, { world, ...wish }))

const simple = (action: 'freeze' | 'run' | 'next', summary: string): Command => ({
  name: `clock ${action}`,
  summary,
  options: ['world'],
  run: (given) => order(given, { action } satisfies ClockOrder),
})

export const clockCommands: readonly Command[] = [
  {
    name: 'clock',
    summary: 'the world’s time, and what is due',
    options: ['world'],
    run: async ({ ask, options: { world } }) => tell(await ask(control.clock, { world })),
  },
  simple('freeze', 'stops the clock'),
  simple('run', 'lets it go on from where it stands'),
  simple('next', 'goes to the next event, which happens'),
  {
    name: 'clock set',
    words: ['DATE'],
    summary: 'goes to an instant such as 2026-12-24T18:00:00Z',
    options: ['world'],
    run: (given) => order(given, { action: 'set', at: readInstant('clock set', given.words[0] ?? '') }),
  },
  {
    name: 'clock advance',
    words: ['TIME'],
    summary: 'goes on by a time such as 30s, 5m, 2h or 365d; what falls due on the way happens',
    options: ['world'],
    run: (given) => order(given, { action: 'advance', by: given.words[0] ?? '' }),
  },
]
