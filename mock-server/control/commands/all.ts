import { capsuleCommands } from './capsule-commands.ts'
import { clockCommands } from './clock-commands.ts'
import type { Command } from './command.ts'
import { faultCommands } from './fault-commands.ts'
import { journalCommands } from './journal-commands.ts'
import { merchantCommands } from './merchant-commands.ts'
import { outboxCommands } from './outbox-commands.ts'
import { snapshotCommands } from './snapshot-commands.ts'
import { stateCommands } from './state-commands.ts'
import { timelineCommands } from './timeline-commands.ts'
import { worldCommands } from './world-commands.ts'

/** Every command of `npm run scenario`, in the order of the help. */
export const commandGroups: readonly { title: string; commands: readonly Command[] }[] = [
  { title: 'Scenarios and worlds', commands: worldCommands },
  { title: 'Settings, status and persona', commands: stateCommands },
  { title: 'Merchants', commands: merchantCommands },
  { title: 'Clock', commands: clockCommands },
  { title: 'Faults', commands: faultCommands },
  { title: 'Outbox', commands: outboxCommands },
  { title: 'Journal and events', commands: journalCommands },
  { title: 'Snapshots', commands: snapshotCommands },
  { title: 'Timeline', commands: timelineCommands },
  { title: 'Capsules', commands: capsuleCommands },
]

export const commands: readonly Command[] = commandGroups.flatMap((group) => group.commands)
