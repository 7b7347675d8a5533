import { basename } from 'node:path'
import { ControlFailure } from '../call-control.ts'
import { control } from '../contract.ts'
import type { Command } from './command.ts'
import { deliver, readJsonFile } from './files.ts'

/** The prefix of a capsule in a link to Studio. */
const mark = '#capsule='

/** Reads a capsule from a file, or its text from a link. @throws ControlFailure. */
async function readFrom(place: string): Promise<unknown> {
  const [, fragment] = place.split(mark)
  if (fragment !== undefined) return fragment
  return readJsonFile(place)
}

export const capsuleCommands: readonly Command[] = [
  {
    name: 'capsule save',
    words: ['FILE'],
    summary: 'saves a world, its last calls and a note in one file without secrets',
    options: ['world', 'note'],
    async run({ call, words: [file], options: { world, note } }) {
      return deliver(undefined, JSON.stringify(await call(control.saveCapsule, { world, note })), file)
    },
  },
  {
    name: 'capsule open',
    words: ['FILE'],
    summary: 'creates the world of a capsule, from a file or a link, and prints where to open it',
    options: ['world'],
    async run({ call, words: [file = ''], options: { world }, url }) {
      const data = await call(control.openCapsule, { world, capsule: await readFrom(file) })
      const { name } = data.world
      const pages = data.phones.map(({ seat, page }) => `${url}/w/${name}${seat === 1 ? '' : `@${seat}`}/${page}`)
      return { data, text: [`world ${name}${data.note && `: ${data.note}`}`, ...pages].join('\n') }
    },
  },
  {
    name: 'capsule link',
    summary: 'prints a link that holds a world, if it is small',
    options: ['world', 'note'],
    async run({ call, options: { world, note }, url }) {
      const capsule = await call(control.saveCapsule, { world, note, compact: true })
      const { fragment } = await call(control.packCapsule, { capsule })
      if (fragment === null) throw new ControlFailure('the world is too large for a link; save it in a file')
      const link = `${url}/__studio/${mark}${fragment}`
      return { data: { link }, text: link }
    },
  },
  {
    name: 'capsule test',
    words: ['FILE'],
    summary: 'prints a Playwright test that opens a capsule and repeats its presses, or writes it to --out',
    options: ['out'],
    async run({ call, words: [file = ''], options: { out } }) {
      const data = await call(control.capsuleTest, { capsule: await readFrom(file), file: basename(file) })
      return deliver(data, data.source, out)
    },
  },
  {
    name: 'capsule scenario',
    words: ['FILE', '[NAME]'],
    summary: 'prints the state of a capsule as a scenario, or writes it to --out',
    options: ['out'],
    async run({ call, words: [file = '', name], options: { out } }) {
      const data = await call(control.capsuleScenario, { capsule: await readFrom(file), name })
      return deliver(data, `${JSON.stringify(data.scenario, null, 2)}\n`, out)
    },
  },
]
