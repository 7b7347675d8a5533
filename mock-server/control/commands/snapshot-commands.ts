import { readFile, writeFile } from 'node:fs/promises'
import type { Answer } from '#contract/resource.ts'
import { memberPassword } from '#fixtures/members.ts'
import type { FieldDifference, RowDifference } from '#mock-server/world/difference.ts'
import type { Snapshot } from '#mock-server/world/snapshot.ts'
import { ControlFailure } from '../call-control.ts'
import { control } from '../contract.ts'
import { asInstant, columns, orNone } from './columns.ts'
import { askedSecrets, type Command, type Told } from './command.ts'

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

const leftOut = ', without passwords, codes and sessions; --with-secrets keeps them'
const knownPasswords = `; nobody is signed in there, and every password is ${memberPassword}`

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
    options: ['world', 'out', 'with-secrets'],
    async run({ ask, words: [name], options: { world, out }, switches }) {
      const secrets = askedSecrets(switches)
      const data =
        name === undefined
          ? await ask(control.snapshot, { world, secrets })
          : await ask(control.savedSnapshot, { name, secrets })
      if (out === undefined) return { data, text: JSON.stringify(data) }
      await writeFile(out, JSON.stringify(data)).catch((error: Error) => {
        throw new ControlFailure(`the file cannot be written: ${error.message}`)
      })
      return { data: { file: out }, text: `written to ${out}${secrets ? '' : leftOut}` }
    },
  },
  {
    name: 'snapshot import',
    words: ['FILE'],
    summary: 'puts the world of an exported file in place, under its own name or --world',
    options: ['world'],
    async run({ ask, words: [file = ''], options: { world } }) {
      const snapshot = await readSnapshot(file)
      const data = await ask(control.restoreSnapshot, { world, snapshot })
      return { data, text: `world ${data.name} is as in ${file}${snapshot.withoutSecrets ? knownPasswords : ''}` }
    },
  },
  {
    name: 'snapshot diff',
    words: ['FROM', 'TO'],
    summary: 'what TO has otherwise than FROM; each is a world, or saved:NAME',
    options: ['with-secrets'],
    async run({ ask, words: [from = '', to = ''], switches }) {
      return tellDifference(await ask(control.difference, { from, to, secrets: askedSecrets(switches) }))
    },
  },
]
