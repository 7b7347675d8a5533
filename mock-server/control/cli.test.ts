import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, test } from 'vitest'
import { createExpressHost } from '../hosts/express.ts'
import { listen } from '../testing/listen.ts'
import { createPlatform, type Platform } from '../testing/platform.ts'

const command = fileURLToPath(new URL('./cli.ts', import.meta.url))

/** Runs the command as a person would. */
const scenario = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((done) => {
    const child = execFile(process.execPath, [command, ...args], (_, out, err) =>
      done({ code: child.exitCode ?? -1, out: out.trim(), err: err.trim() }),
    )
  })

let platform: Platform
let port: string

beforeEach(async () => {
  platform = await createPlatform({ scenario: 'trial', seed: 'kept' })
  const { gateway, worlds } = platform
  const host = await listen(createExpressHost({ gateway, worlds, pages: () => undefined }))
  port = `${host.port}`
  return host.close
})

describe('npm run scenario', () => {
  test('list shows every scenario with its title; as JSON too', async () => {
    const [text, json] = await Promise.all([
      scenario('list', '--port', port),
      scenario('list', '--port', port, '--json'),
    ])
    expect(text).toMatchObject({ code: 0, err: '' })
    expect(text.out.split('\n')).toHaveLength(platform.worlds.scenarios.length)
    expect(text.out).toMatch(/^trial +A trial player: no deposits, inbox or chat$/m)
    expect(JSON.parse(json.out)).toContainEqual({ name: 'trial', title: 'A trial player: no deposits, inbox or chat' })
  })

  test('show gives a scenario over all that it extends', async () => {
    const { code, out } = await scenario('show', 'session-expired', '--port', port)
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      signedIn: 'haedal_92',
      sessionExpired: true,
      favourites: { haedal_92: 14 },
    })
  })

  test('apply puts the scenario in place of a world, and its seed stays', async () => {
    const { code, out } = await scenario('apply', 'maintenance', '--port', port)
    expect(code).toBe(0)
    expect(platform.world()).toMatchObject({ scenario: 'maintenance', seed: 'kept' })
    expect(out).toBe(
      `world default: scenario maintenance, seed kept, merchant HAEDAL\nopen it at http://localhost:${port}/?world=default`,
    )
  })

  test('reset makes the same world anew', async () => {
    const before = platform.world()
    before.changeSettings({ emptyLobby: true })
    expect(await scenario('reset', '--port', port)).toMatchObject({ code: 0 })
    expect(platform.world()).not.toBe(before)
    expect(platform.world()).toMatchObject({ scenario: 'trial', seed: 'kept' })
    expect(platform.world().settings().emptyLobby).toBe(false)
  })

  test('new-world makes a world beside the others', async () => {
    const args = ['new-world', '--world', 'mine', '--scenario', 'agent', '--seed', 's', '--merchant', 'VELVET']
    expect(await scenario(...args, '--port', port)).toMatchObject({ code: 0 })
    expect(platform.worlds.find('mine')).toMatchObject({ scenario: 'agent', seed: 's' })
    expect(platform.worlds.find('mine').merchant().code).toBe('VELVET')
    expect(platform.world()).toMatchObject({ scenario: 'trial' })
  })
})

describe('what goes wrong is told in one line, with the exit code 1', () => {
  const oneLine = { code: 1, out: '', err: expect.stringMatching(/^[^\n]+$/) }

  test('an unknown scenario, an unknown world, a world that is there, a wrong use', async () => {
    const [unknown, nowhere, taken, wrong] = await Promise.all([
      scenario('apply', 'nope', '--port', port),
      scenario('reset', '--world', 'nowhere', '--port', port),
      scenario('new-world', '--world', 'default', '--port', port),
      scenario('aply', 'trial'),
    ])
    for (const refused of [unknown, nowhere, taken, wrong]) expect(refused).toEqual(oneLine)
    expect(unknown?.err).toMatch(/^there is no scenario "nope"; there are default, /)
    expect(nowhere?.err).toMatch(/^there is no world "nowhere"/)
    expect(taken?.err).toBe('there is a world "default" already')
    expect(wrong?.err).toBe('there is no command "aply"; --help shows how to use it')
  })

  test('a host that is not running, and one that is something else', async () => {
    const stranger = createServer((_, response) => response.end('hello'))
    await new Promise<void>((listening) => stranger.listen(0, '127.0.0.1', listening))
    const strange = `${(stranger.address() as AddressInfo).port}`
    const closed = await listen(createExpressHost({ ...platform, pages: () => undefined }))
    closed.close()
    const [down, other] = await Promise.all([
      scenario('list', '--port', `${closed.port}`),
      scenario('list', '--url', `http://127.0.0.1:${strange}`),
    ])
    stranger.close()
    expect(down).toEqual(oneLine)
    expect(down?.err).toContain(
      `nothing answers at http://localhost:${closed.port} (ECONNREFUSED); start it with npm start`,
    )
    expect(other).toEqual(oneLine)
    expect(other?.err).toBe(`what answers at http://127.0.0.1:${strange} is not a Parlor host`)
  })
})

test('--help tells every command and option', async () => {
  const { code, out } = await scenario('--help')
  expect(code).toBe(0)
  for (const word of ['list', 'show NAME', 'apply NAME', 'reset', 'new-world', '--world', '--port', '--json']) {
    expect(out).toContain(word)
  }
})
