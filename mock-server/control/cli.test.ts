import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { commandHostPerTest } from '#mock-server/verify/testing/scenario-command.ts'

const host = commandHostPerTest()
const { run } = host

const command = fileURLToPath(new URL('./cli.ts', import.meta.url))

/** Runs the command in a process of its own, as a person would. */
const inShell = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((done) => {
    const child = execFile(process.execPath, [command, ...args], (_, out, err) =>
      done({ code: child.exitCode ?? -1, out: out.trim(), err: err.trim() }),
    )
  })

describe('npm run scenario', () => {
  test('list shows every scenario with its title, as text and as JSON', async () => {
    const [text, json] = await Promise.all([run('list'), run('list', '--json')])
    expect(text).toMatchObject({ code: 0, err: '' })
    expect(text.out.split('\n')).toHaveLength(host.platform.worlds.scenarios.length)
    expect(text.out).toMatch(/^trial +A trial player: no deposits, inbox or chat$/m)
    expect(JSON.parse(json.out)).toContainEqual(
      expect.objectContaining({ name: 'trial', title: 'A trial player: no deposits, inbox or chat' }),
    )
  })

  test('link prints an address that creates a fresh world', async () => {
    const { code, out } = await run('link', 'trial', '/m/home', '--merchant', 'VELVET')
    expect({ code, out }).toEqual({
      code: 0,
      out: `http://localhost:${host.port}/m/home?scenario=trial&merchant=VELVET`,
    })
    expect(await run('link', 'none')).toMatchObject({ code: 2 })
  })

  test('show prints a scenario merged with all that it extends', async () => {
    const { code, out } = await run('show', 'session-expired')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      signedIn: 'haedal_92',
      sessionExpired: true,
      favourites: { haedal_92: 14 },
    })
  })

  test('apply replaces the world with the scenario and keeps its seed', async () => {
    const { code, out } = await run('apply', 'maintenance')
    expect(code).toBe(0)
    expect(host.platform.world()).toMatchObject({ scenario: 'maintenance', seed: 'kept' })
    expect(out).toBe(
      `world default: scenario maintenance, seed kept, merchant HAEDAL\nopen it at http://localhost:${host.port}/`,
    )
  })

  test('reset creates a new world of the same scenario and seed', async () => {
    const before = host.platform.world()
    before.changeSettings({ emptyLobby: true })
    expect(await run('reset')).toMatchObject({ code: 0 })
    expect(host.platform.world()).not.toBe(before)
    expect(host.platform.world()).toMatchObject({ scenario: 'trial', seed: 'kept' })
    expect(host.platform.world().settings().emptyLobby).toBe(false)
  })

  test('new-world creates a world beside the others', async () => {
    const args = ['new-world', '--world', 'mine', '--scenario', 'agent', '--seed', 's', '--merchant', 'VELVET']
    expect(await run(...args)).toMatchObject({ code: 0 })
    expect(host.platform.worlds.find('mine')).toMatchObject({ scenario: 'agent', seed: 's' })
    expect(host.platform.worlds.find('mine').merchant().code).toBe('VELVET')
    expect(host.platform.world()).toMatchObject({ scenario: 'trial' })
  })
})

test('reports success, refusal and usage errors to the shell by output and exit code', async () => {
  const [list, unknown, wrong, help] = await Promise.all([
    inShell('list', '--port', host.port, '--json'),
    inShell('apply', 'nope', '--port', host.port),
    inShell('apply'),
    inShell('--help'),
  ])
  expect(list).toMatchObject({ code: 0, err: '' })
  expect(JSON.parse(list.out)).toHaveLength(host.platform.worlds.scenarios.length)
  expect(unknown).toMatchObject({ code: 2, out: '', err: expect.stringContaining('there is no scenario "nope"') })
  expect(wrong).toEqual({ code: 2, out: '', err: 'apply takes SCENARIO [AXIS=VALUE]...; --help shows how to use it' })
  expect(help).toMatchObject({ code: 0, out: expect.stringContaining('npm run scenario -- COMMAND'), err: '' })
})
