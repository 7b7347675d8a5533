import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { scenarioFiles } from '#fixtures/library.ts'
import english from '#locales/en/studio/page.json' with { type: 'json' }
import names from '#locales/en/studio/scenarios.json' with { type: 'json' }
import timeline from '#locales/en/studio/timeline.json' with { type: 'json' }
import { flagSentences } from '#merchant/flag-sentences.ts'
import { optionLines } from '#mock-server/control/cli-options.ts'
import { control } from '#mock-server/control/contract.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { eventKinds } from '#mock-server/world/events/events.ts'
import { dueKinds } from '#mock-server/world/schedule/performers.ts'
import { worldParts } from '#mock-server/world/timeline/timeline-entry.ts'
import { calls } from './calls.ts'
import { ApiDocument, WorldEvent } from './schemas.ts'

/** Calls that have no place in Studio, and why. */
const notInStudio: Partial<Record<keyof typeof control, string>> = {
  health: 'answers a machine’s check that the host is up',
  version: 'names the simulator’s version for a tool',
  scenario: 'the list holds the whole scenarios',
  createLink: 'a person copies the address of a phone',
  deleteWorld: 'an unused world is dropped by the host',
  reseed: 'a test chooses its random source',
  offerContract: 'the scenario agent-contracts offers them; a test offers more',
  clearFaults: 'Studio replaces the list',
  awaitMessage: 'the outbox shows a message when it arrives',
  countJournal: 'the journal shows the count of what it lists',
  verifyJournal: 'a test verifies',
  unknownWorldCalls: 'a phone always names an existing world',
  savedSnapshot: 'a file is for the command',
  events: 'Studio reads the stream itself',
}

/** Calls that have no command, and why. */
const notInCommand: Partial<Record<keyof typeof control, string>> = {
  health: 'the container’s health check asks it',
  version: 'npm run errors prints it',
  world: 'the command `worlds` lists it',
  replaceFaults: 'the command removes faults and adds others',
  unknownWorldCalls: 'a tool looks for its own mistakes',
}

/** Non-GET calls that do not change an existing world, or that add their own entry to its timeline. */
const noTool: Partial<Record<keyof typeof control, string>> = {
  createLink: 'creates nothing yet',
  createWorld: 'the entry names the scenario',
  deleteWorld: 'the timeline ends',
  forkWorld: 'the copy has a timeline of its own',
  resetWorld: 'the entry names the scenario',
  applyScenario: 'the entry names the scenario',
  verifyJournal: 'only reads',
  restoreSnapshot: 'the entry names the scenario',
  saveSnapshot: 'only reads the world',
  deleteSnapshot: 'concerns no world',
  restoreSaved: 'the entry names the scenario',
  goBack: 'the entry names the other entry',
  saveCapsule: 'only reads the world',
  packCapsule: 'only reads the capsule',
  capsuleTest: 'only reads the capsule',
  capsuleScenario: 'only reads the capsule',
}

const folder = new URL('../../../mock-server/control/commands/', import.meta.url)
const commandSources = readdirSync(folder)
  .filter((file) => file.endsWith('-commands.ts'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n')

const everyCall = Object.keys(control) as (keyof typeof control)[]

describe('the control API', () => {
  test('has every call that Studio makes, at the same place', () => {
    for (const [name, { method, path }] of Object.entries(calls))
      expect(control[name as keyof typeof calls], name).toMatchObject({ method, path })
  })

  test('has no call without a place in Studio, but for the listed ones', () => {
    const missing = everyCall.filter((name) => !Object.hasOwn(calls, name))
    expect(missing).toEqual(everyCall.filter((name) => notInStudio[name]))
  })

  test('has no call without a command, but for the listed ones', () => {
    const missing = everyCall.filter((name) => !new RegExp(`control\\.${name}\\b`).test(commandSources))
    expect(missing).toEqual(everyCall.filter((name) => notInCommand[name]))
  })

  test('forks from a past state in Studio and in the command', () => {
    expect(control.forkWorld.body.def.shape).toHaveProperty('at')
    expect(commandSources).toMatch(/control\.forkWorld, \{[^}]*\bat:/)
    expect(readFileSync(new URL('../fork-world.ts', import.meta.url), 'utf8')).toMatch(
      /calls\.forkWorld, \{[^}]*\bat\b/,
    )
  })

  test('sends the kinds of events that the command names', () => {
    const [, named] = optionLines.find(([use]) => use.startsWith('--kinds')) ?? []
    expect(named?.split(',').toSorted()).toEqual(eventKinds.filter((kind) => kind !== 'gap').toSorted())
  })

  test('sends the kinds of events that Studio knows', () => {
    expect(WorldEvent.def.options.map((option) => option.shape.kind.def.values[0])).toEqual(eventKinds)
  })
})

describe('Studio reads', () => {
  const reads = Object.entries(calls).filter(([, { method }]) => method === 'GET')
  const inputs: Record<string, Record<string, string>> = {
    ledger: { account: 'minji_k' },
    explainEntry: { id: '1' },
    difference: { from: 'default', to: 'default' },
  }

  test.each(reads)('the answer of %s', async (name, { path, response }) => {
    const { send } = await createPlatform({ scenario: 'maintenance-soon' })
    await send({ path: '/wps/capcha' })
    const query = inputs[name] ? `?${new URLSearchParams(inputs[name])}` : ''
    const { body } = await send({ path: path + query })
    const { value } = body as { value: unknown }
    expect(response.safeParse(value)).toMatchObject({ success: true })
  })

  test('the endpoints of openapi.json', async () => {
    const { send } = await createPlatform()
    const { paths } = ApiDocument.parse((await send({ path: '/__gateway/openapi.json' })).body)
    expect(Object.keys(paths).length).toBeGreaterThan(100)
  })
})

describe('Studio’s texts', () => {
  test('name every scenario and every due event, and nothing else', () => {
    const known = [...scenarioFiles.map(({ name }) => `scenario_${name}`), ...dueKinds.map((kind) => `due_${kind}`)]
    expect(Object.keys(names).sort()).toEqual(known.sort())
  })

  test('name every tool and every part of a world that the timeline may show', () => {
    const tools = everyCall.filter((name) => control[name].method !== 'GET' && !noTool[name])
    const shown = worldParts.filter((part) => part !== 'counters' && part !== 'due')
    const written = Object.keys(timeline).filter((key) => /^(tool|part)_/.test(key))
    expect(written.toSorted()).toEqual(
      [...tools.map((name) => `tool_${name}`), ...shown.map((part) => `part_${part}`)].toSorted(),
    )
  })

  test('say what each flag turns on, in its own sentence', () => {
    const written = Object.entries(english).filter(([key]) => key.startsWith('flag_'))
    const sentences = Object.entries(flagSentences).map(([name, sentence]) => [`flag_${name}`, sentence] as const)
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(sentences))
  })
})
