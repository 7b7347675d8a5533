import { readFile, writeFile } from 'node:fs/promises'
import type { Answer } from '#contract/resource.ts'
import { memberPassword } from '#fixtures/members.ts'
import type { FieldDifference, RowDifference } from '#mock-server/world/rows/difference.ts'
import type { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import { ControlFailure } from '../call-control.ts'
import { control } from '../contract.ts'
import { asInstant, columns, orNone } from './columns.ts'
import { type Command, type CommandResult, secretsParameter } from './command.ts'

type Saved = Answer<typeof control.saveSnapshot>

const row = ({ name, takenAt, world, scenario, merchant, rows }: Saved) => [
  name,
  asInstant(takenAt),
  `of ${world}`,
  scenario,
  merchant,
  `${rows} rows`,
]

const formatValue = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))
const fieldLine = ({ field, from, to }: FieldDifference) => `${field}: ${formatValue(from)} → ${formatValue(to)}`

const rowLines = ({ table, key, kind, fields }: RowDifference) => [
  `${table} ${key} ${kind}`,
  ...(kind === 'changed' ? fields.map((field) => `  ${fieldLine(field)}`) : []),
]

function reportDifference(data: Answer<typeof control.difference>): CommandResult {
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

const omitted = ', without passwords, codes and sessions; --with-secrets keeps them'
const knownPasswords = `; no account is signed in, and every password is ${memberPassword}`

export const snapshotCommands: readonly Command[] = [
  {
    name: 'snapshot list',
    summary: 'lists the saved snapshots of the host',
    async run({ call }) {
      const data = await call(control.savedSnapshots, {})
      return { data, text: orNone(columns(data.map(row)), 'no snapshot is saved') }
    },
  },
  {
    name: 'snapshot save',
    words: ['NAME'],
    summary: 'saves a snapshot of a world under a name',
    options: ['world'],
    async run({ call, words: [name = ''], options: { world } }) {
      const data = await call(control.saveSnapshot, { world, name })
      return { data, text: columns([row(data)]) }
    },
  },
  {
    name: 'snapshot restore',
    words: ['NAME'],
    summary: 'restores a saved snapshot, under the world’s name or --world',
    options: ['world'],
    async run({ call, words: [name = ''], options: { world } }) {
      const data = await call(control.restoreSaved, { name, world })
      return { data, text: `world ${data.name} is as in ${name}` }
    },
  },
  {
    name: 'snapshot delete',
    words: ['NAME'],
    summary: 'deletes a saved snapshot',
    async run({ call, words: [name = ''] }) {
      return { data: await call(control.deleteSnapshot, { name }), text: `snapshot ${name} is gone` }
    },
  },
  {
    name: 'snapshot export',
    words: ['[NAME]'],
    summary: 'prints a world or a saved snapshot as JSON, or writes it to --out',
    options: ['world', 'out', 'with-secrets'],
    async run({ call, words: [name], options: { world, out }, switches }) {
      const secrets = secretsParameter(switches)
      const data =
        name === undefined
          ? await call(control.snapshot, { world, secrets })
          : await call(control.savedSnapshot, { name, secrets })
      if (out === undefined) return { data, text: JSON.stringify(data) }
      await writeFile(out, JSON.stringify(data)).catch((error: Error) => {
        throw new ControlFailure(`the file cannot be written: ${error.message}`)
      })
      return { data: { file: out }, text: `written to ${out}${secrets ? '' : omitted}` }
    },
  },
  {
    name: 'snapshot import',
    words: ['FILE'],
    summary: 'restores a world from an exported file, under its own name or --world',
    options: ['world'],
    async run({ call, words: [file = ''], options: { world } }) {
      const snapshot = await readSnapshot(file)
      const data = await call(control.restoreSnapshot, { world, snapshot })
      return { data, text: `world ${data.name} is as in ${file}${snapshot.withoutSecrets ? knownPasswords : ''}` }
    },
  },
  {
    name: 'snapshot diff',
    words: ['FROM', 'TO'],
    summary: 'shows how TO differs from FROM; each is a world, WORLD#ID or saved:NAME',
    options: ['with-secrets'],
    async run({ call, words: [from = '', to = ''], switches }) {
      return reportDifference(await call(control.difference, { from, to, secrets: secretsParameter(switches) }))
    },
  },
]
