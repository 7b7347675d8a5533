import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { auth } from '#contract/auth.ts'
import { memberPassword } from '#fixtures/members.ts'
import { control } from '#mock-server/control/contract.ts'
import { createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import { openDataDir } from './data-dir.ts'

let dir: string
let open: ReturnType<typeof openDataDir> | undefined

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'parlor-data-'))
})

afterEach(() => {
  close()
  rmSync(dir, { recursive: true })
})

function close() {
  open?.close()
  open = undefined
}

/** Starts a host on the folder, after closing the one before. */
function start(request: Parameters<typeof createPlatform>[0] = {}) {
  close()
  open = openDataDir(dir)
  return createPlatform({ ...request, store: open })
}

const states = ({ worlds }: Platform) => worlds.list().map((world) => world.snapshot())
const code = { mobileNum: '1022334455', countryDialingCode: '82' }

/** Changes tables, counters, outbox, settings, clock, faults, seed and due events. */
async function usePlatform({ call, world }: Platform) {
  await call(auth.captcha, {})
  await call(auth.sendSmsNoLogin, code)
  await call(auth.freePlayLogin, {})
  await call(auth.login, { type: 'username', username: 'haedal_92', password: memberPassword })
  await call(control.signIn, { account: 'minji_k' })
  await call(control.changeSettings, { settings: { emptyLobby: true, flags: { CBS3: false } } })
  await call(control.addFault, { fault: { endpoint: 'auth.captcha', latency: 1, times: 5 } })
  await call(control.reseed, { seed: 'another' })
  await call(control.moveClock, { action: 'advance', by: '1m' })
  for (const { code: key } of world().tables.captchas.all()) {
    await world().enqueue(async () => world().tables.captchas.remove(key))
  }
  await call(auth.captcha, {})
}

const timed = {
  scenario: 'active-member',
  steps: [30, 45, 90, 90].map((seconds) => ({ after: `${seconds}s`, settings: { captchaAfter: seconds } })),
}

describe('a host on a data directory', () => {
  test('continues with every world in its last state', async () => {
    const first = await start(timed)
    await first.call(control.createWorld, { name: 'other', scenario: 'trial' })
    await usePlatform(first)
    const left = states(first)
    const second = await start()
    expect(states(second)).toEqual(left)
    await usePlatform(second)
    const further = states(second)
    expect(states(await start())).toEqual(further)
  })

  test('keeps the changes of a refused call', async () => {
    const first = await start()
    const wrong = { type: 'username' as const, username: 'haedal_92', password: 'not-this-1' }
    await first.refusal(auth.login, wrong)
    const { failedLogins } = first.world().tables.members.by('account', 'haedal_92')[0]!
    expect(failedLogins).toBe(1)
    expect((await start()).world().tables.members.by('account', 'haedal_92')[0]).toMatchObject({ failedLogins })
  })

  test('removes worlds that were deleted, dropped or replaced', async () => {
    const first = await start({ idleAfter: 60_000 })
    await first.call(control.createWorld, { name: 'deleted' })
    await first.call(control.deleteWorld, { world: 'deleted' })
    await first.call(control.createWorld, { name: 'dropped' })
    first.pass(60_000)
    await first.call(control.applyScenario, { scenario: 'agent' })
    const second = await start()
    expect(states(second).map(({ name, scenario }) => `${name} ${scenario}`)).toEqual(['default agent'])
  })

  test('keeps forks and restored snapshots, and their changes', async () => {
    const first = await start(timed)
    await first.call(control.forkWorld, { name: 'fork' })
    await first.call(auth.freePlayLogin, {}, { headers: { 'X-World': 'fork' } })
    await first.call(control.restoreSnapshot, { world: 'copy', snapshot: first.world().snapshot() })
    const left = states(first)
    expect(states(await start())).toEqual(left)
  })

  test('keeps saved snapshots', async () => {
    const first = await start({ scenario: 'trial' })
    for (const name of ['one', 'two', 'three']) await first.call(control.saveSnapshot, { name })
    await first.call(control.deleteSnapshot, { name: 'two' })
    await first.call(control.applyScenario, { scenario: 'agent' })
    await first.call(control.saveSnapshot, { name: 'three' })
    const second = await start()
    expect(await second.call(control.savedSnapshots, {})).toMatchObject([
      { name: 'one', scenario: 'trial' },
      { name: 'three', scenario: 'agent' },
    ])
    await second.call(control.restoreSaved, { name: 'one' })
    expect(second.world().scenario).toBe('trial')
  })

  test('answers every call with an error once it can no longer write', async () => {
    const { call, send } = await start()
    close()
    const noise = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (let time = 0; time < 2; time += 1) {
      expect(await send({ path: auth.captcha.path, headers: { ModuleId: 'VALID_CAPTCHA3' } })).toMatchObject({
        status: 500,
        body: { errorCode: 'UNEXPECTED' },
      })
    }
    expect(noise).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'the data directory can no longer be written; repair it and restart' }),
    )
    noise.mockRestore()
    await call(control.health, {})
  })
})

describe('opening a data directory fails with a one-line message', () => {
  const file = () => join(dir, 'parlor.sqlite')
  const refusal = () => {
    try {
      openDataDir(dir).close()
    } catch (error) {
      return (error as Error).message
    }
    throw new Error('it was opened')
  }
  const alter = (sql: string) => {
    const database = new DatabaseSync(file())
    database.exec(sql)
    database.close()
  }
  const written = async () => {
    await start(timed)
    close()
  }

  test('if it holds other files', () => {
    writeFileSync(join(dir, 'holiday.jpg'), 'no database')
    expect(refusal()).toBe(`${dir} holds other files and no parlor.sqlite; name an empty folder or a new one`)
    expect(readdirSync(dir)).toEqual(['holiday.jpg'])
  })

  test('if it is a file', () => {
    writeFileSync(file(), '')
    dir = file()
    expect(refusal()).toMatch(/parlor\.sqlite cannot be used as a data directory: EEXIST/)
    dir = join(dir, '..')
  })

  test('if its database file is not SQLite', () => {
    writeFileSync(file(), 'x'.repeat(10_000))
    expect(refusal()).toMatch(/cannot be used as a data directory: file is not a database/)
  })

  test('if its database belongs to another program', () => {
    alter('CREATE TABLE cheese (name TEXT)')
    expect(refusal()).toBe(`${file()} is the database of another program; name another folder`)
  })

  test('if a newer version wrote it', async () => {
    await written()
    alter('PRAGMA user_version = 2')
    expect(refusal()).toBe(`${dir} was written by a newer version (format 2, this one reads 1)`)
  })

  test('if its database is truncated', async () => {
    await written()
    truncateSync(file(), 8_192)
    expect(refusal()).toMatch(/damaged|malformed/)
  })

  test('if its rows are not JSON', async () => {
    await written()
    alter(`UPDATE records SET json = '{"id"' WHERE list = 'members'`)
    expect(refusal()).toMatch(/ is damaged: .*JSON.*; name another folder$/)
  })

  test('if its rows do not match the schema', async () => {
    await written()
    alter(`UPDATE records SET json = '{"id":7}' WHERE list = 'members'`)
    expect(refusal()).toMatch(
      /holds the world "default", which this version cannot read \(tables\.members\.0\.id: .*string/,
    )
  })

  test('if another process has it open', async () => {
    await start()
    expect(refusal()).toBe(`${dir} is in use by another process; stop it or name another`)
  })
})
