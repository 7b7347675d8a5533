import { readFile, writeFile } from 'node:fs/promises'
import type { Answer } from '#contract/resource.ts'
import type { FieldDifference, RowDifference } from '#mock-server/world/difference.ts'
import type { Snapshot } from '#mock-server/world/snapshot.ts'
import { ControlFailure } from '../call-control.ts'
import { control } from '../contract.ts'
import { asInstant, columns, orNone } from './columns.ts'
import type { Command, Told } from './command.ts'

type Saved = Answer<typeof control.saveSnapshot>

const row = ({ name, takenAt, world, scenario, merchant, rows }: Saved) => [
  name,
  asInstant(takenAt),
  `of ${world}`,
  scenario,
  merchant,
  `${rows} rows`,
]

const shown = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))
const fieldLine = ({ field, from, to }: FieldDifference) => `${field}: ${shown(from)} → ${shown(to)}`

const rowLines = ({ table, key, kind, fields }: RowDifference) => [
  `${table} ${key} ${kind}`,
  ...(kind === 'changed' ? fields.map((field) => `  ${fieldLine(field)}`) : []),
]

function tellDifference(data: Answer<typeof control.difference>): Told {
  if (data.same) return { data, text: 'no difference' }
  const more = data.more > 0 ? [`and ${data.more} rows more`] : []
  return { data, text: [...data.state.map(fieldLine), ...data.rows.flatMap(rowLines), ...more].join('\n') }
}

async function readSnapshot(file: string): Promise<Snapshot> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new ControlFailure(`the file cannot be read: ${error.message}`)
  })
  try {
    return JSON.parse(text)
  } catch {
    throw new ControlFailure(`${file} is not JSON`)
  }
}

export const snapshotCommands: readonly Command[] = [
  {
    name: 'snapshot list',
    summary: 'the snapshots that the host keeps under names',
    async run({ ask }) {
      const data = await ask(control.savedSnapshots, {})
      return { data, text: orNone(columns(data.map(row)), 'no snapshot is saved') }
    },
  },
  {
    name: 'snapshot save',
    words: ['NAME'],
    summary: 'saves a world under a name',
    options: ['world'],
    async run({ ask, words: [name = ''], options: { world } }) {
      const data = await ask(control.saveSnapshot, { world, name })
      return { data, text: columns([row(data)]) }
    },
  },
  {
    name: 'snapshot restore',
    words: ['NAME'],
    summary: 'puts it in place, under the world’s name or --world',
    options: ['world'],
    async run({ ask, words: [name = ''], options: { world } }) {
      const data = await ask(control.restoreSaved, { name, world })
      return { data, text: `world ${data.name} is as in ${name}` }
    },
  },
  {
    name: 'snapshot delete',
    words: ['NAME'],
    summary: 'forgets a saved one',
    async run({ ask, words: [name = ''] }) {
      return { data: await ask(control.deleteSnapshot, { name }), text: `snapshot ${name} is gone` }
    },
  },
  {
    name: 'snapshot export',
    words: ['[NAME]'],
    summary: 'a world, or a saved snapshot, as JSON; into the file --out if it is given',
    options: ['world', 'out'],
    async run({ ask, words: [name], options: { world, out } }) {
      const data =
        name === undefined ? await ask(control.snapshot, { world }) : await ask(control.savedSnapshot, { name })
      if (out === undefined) return { data, text: JSON.stringify(data) }
      await writeFile(out, JSON.stringify(data)).catch((error: Error) => {
        throw new ControlFailure(`the file cannot be written: ${error.message}`)
      })
      return { data: { file: out }, text: `written to ${out}` }
    },
  },
  {
    name: 'snapshot import',
    words: ['FILE'],
    summary: 'puts the world of an exported file in place, under its own name or --world',
    options: ['world'],
    async run({ ask, words: [file = ''], options: { world } }) {
      const data = await ask(control.restoreSnapshot, { world, snapshot: await readSnapshot(file) })
      return { data, text: `world ${data.name} is as in ${file}` }
    },
  },
  {
    name: 'snapshot diff',
    words: ['FROM', 'TO'],
    summary: 'what TO has otherwise than FROM; each is a world, or saved:NAME',
    async run({ ask, words: [from = '', to = ''] }) {
      return tellDifference(await ask(control.difference, { from, to }))
    },
  },
]
