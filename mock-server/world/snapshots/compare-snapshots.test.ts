import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { compareSnapshots } from './compare-snapshots.ts'

describe('the difference of two snapshots', () => {
  test('is empty between a world and itself, even under another name', async () => {
    const snapshot = (await createPlatform({ scenario: 'active-member' })).world().snapshot()
    expect(compareSnapshots(snapshot, { ...structuredClone(snapshot), name: 'other' })).toEqual({
      same: true,
      state: [],
      rows: [],
      more: 0,
    })
  })

  test('lists rows by table, key and field, and other state by its path', async () => {
    const { call, world, pass } = await createPlatform()
    await call(auth.captcha, {})
    const before = world().snapshot()
    const { id } = world().tables.members.all()[0]!
    await world().tables.members.update(id, (draft) => {
      draft.nickname = 'Another'
      draft.details.email = 'other@example.com'
    })
    for (const { code } of world().tables.captchas.all()) world().tables.captchas.remove(code)
    world().changeSettings({ flags: { CBS3: false }, emptyLobby: true })
    pass(5)
    await call(auth.sendSmsNoLogin, { mobileNum: '1022334455', countryDialingCode: '82' })
    const { same, state, rows } = compareSnapshots(before, world().snapshot())
    expect(same).toBe(false)
    expect(state).toEqual(
      expect.arrayContaining([
        { field: 'settings.flags.CBS3', from: true, to: false },
        { field: 'settings.emptyLobby', from: false, to: true },
      ]),
    )
    expect(rows).toEqual(
      expect.arrayContaining([
        {
          table: 'members',
          key: id,
          kind: 'changed',
          fields: [
            { field: 'nickname', from: before.tables.members[0]?.nickname, to: 'Another' },
            { field: 'details.email', from: before.tables.members[0]?.details.email, to: 'other@example.com' },
          ],
        },
        expect.objectContaining({ table: 'captchas', kind: 'removed' }),
        expect.objectContaining({ table: 'codes', kind: 'added' }),
        expect.objectContaining({ table: 'outbox', key: '1', kind: 'added' }),
      ]),
    )
  })

  test('lists at most a thousand rows, and counts the rest', async () => {
    const snapshot = (await createPlatform()).world().snapshot()
    const [member] = snapshot.tables.members
    const members = Array.from({ length: 1_250 }, (_, at) => ({ ...member!, id: `x-${at}` }))
    const tables = { ...snapshot.tables, members: [...snapshot.tables.members, ...members] }
    const { rows, more } = compareSnapshots(snapshot, { ...snapshot, tables })
    expect(rows).toHaveLength(1_000)
    expect(more).toBe(250)
  })
})
