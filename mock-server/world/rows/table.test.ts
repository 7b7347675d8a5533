import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createQueue } from '#mock-server/world/worlds/queue.ts'
import { type Change, createTable } from './table.ts'

const Player = z.object({ id: z.string(), team: z.string(), tags: z.array(z.string()), score: z.int() })

let changes: Change[]
let table: ReturnType<typeof createPlayers>

const createPlayers = () =>
  createTable({
    name: 'players',
    definition: {
      schema: Player,
      key: ({ id }) => id,
      indexes: { team: ({ team }) => team, tag: ({ tags }) => tags },
    },
    onChange: (change) => changes.push(change),
  })

beforeEach(async () => {
  changes = []
  table = createPlayers()
  await table.insert({ id: 'a', team: 'red', tags: ['new'], score: 1 })
  await table.insert({ id: 'b', team: 'red', tags: [], score: 2 })
  await table.insert({ id: 'c', team: 'blue', tags: ['new', 'fast'], score: 3 })
})

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

describe('the rows a table begins with', () => {
  const shared = [
    { id: 'a', team: 'red', tags: [], score: 1 },
    { id: 'b', team: 'red', tags: ['new'], score: 2 },
  ]
  const begin = () =>
    createTable({
      name: 'players',
      definition: { schema: Player, key: ({ id }) => id, indexes: { team: ({ team }) => team } },
      initial: shared,
      onChange: (change) => changes.push(change),
    })

  test('are found like any other, and cause no change', () => {
    changes = []
    const table = begin()
    expect(table.size).toBe(2)
    expect(table.get('b')).toBe(shared[1])
    expect(ids(table.by('team', 'red'))).toEqual(['a', 'b'])
    expect(changes).toEqual([])
  })

  test('are never changed: another table of the same rows keeps them', async () => {
    const [one, other] = [begin(), begin()]
    await one.update('a', (draft) => {
      draft.score = 9
    })
    await one.update('a', (draft) => {
      draft.team = 'blue'
    })
    one.remove('b')
    expect(one.all()).toEqual([{ id: 'a', team: 'blue', tags: [], score: 9 }])
    expect(other.all()).toEqual(shared)
    expect(shared[0]).toEqual({ id: 'a', team: 'red', tags: [], score: 1 })
  })

  test('can be updated after a refused update', async () => {
    const table = begin()
    const noise = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const score = (value: number) =>
      table.update('a', (draft) => {
        draft.score = value
      })
    await expect(score(0.5)).rejects.toThrow()
    noise.mockRestore()
    await score(7)
    expect(table.all()).toEqual([{ ...shared[0], score: 7 }, shared[1]])
  })

  test('must have unique keys', () => {
    shared.push(shared[0]!)
    expect(begin).toThrow('players: the key "a" is taken')
    shared.pop()
  })
})

describe('a table', () => {
  test('finds records by key and by index, in the order of insertion', () => {
    expect(table.get('b')?.score).toBe(2)
    expect(table.get('z')).toBeUndefined()
    expect(ids(table.by('team', 'red'))).toEqual(['a', 'b'])
    expect(ids(table.by('tag', 'new'))).toEqual(['a', 'c'])
    expect(table.by('team', 'green')).toEqual([])
    expect(ids(table.all())).toEqual(['a', 'b', 'c'])
    expect(table.size).toBe(3)
  })

  test('refuses a taken key and keeps its record', async () => {
    await expect(table.insert({ id: 'a', team: 'blue', tags: [], score: 9 })).rejects.toThrow(
      'players: the key "a" is taken',
    )
    expect(table.get('a')).toMatchObject({ team: 'red', score: 1 })
    expect(ids(table.by('team', 'blue'))).toEqual(['c'])
  })

  test('updates its indexes with a record, which keeps its place', async () => {
    await table.update('a', (draft) => {
      draft.team = 'blue'
      draft.tags = ['fast']
    })
    expect(ids(table.by('team', 'red'))).toEqual(['b'])
    expect(ids(table.by('team', 'blue')).toSorted()).toEqual(['a', 'c'])
    expect(ids(table.by('tag', 'new'))).toEqual(['c'])
    expect(ids(table.by('tag', 'fast')).toSorted()).toEqual(['a', 'c'])
    expect(ids(table.all())).toEqual(['a', 'b', 'c'])
  })

  test('keeps the order of insertion after updates', async () => {
    expect(ids(table.by('tag', 'new'))).toEqual(['a', 'c'])
    for (const team of ['blue', 'red']) {
      await table.update('a', (draft) => {
        draft.team = team
        draft.score += 1
      })
    }
    expect(ids(table.by('team', 'red'))).toEqual(['a', 'b'])
    expect(ids(table.by('tag', 'new'))).toEqual(['a', 'c'])
  })

  test('returns records that do not change', async () => {
    const before = table.get('a')
    await table.update('a', (draft) => {
      draft.tags.push('old')
    })
    expect(before?.tags).toEqual(['new'])
    expect(table.get('a')?.tags).toEqual(['new', 'old'])
  })

  test('removes a record from all indexes, and frees its key', async () => {
    table.remove('a')
    expect(table.get('a')).toBeUndefined()
    expect(ids(table.by('team', 'red'))).toEqual(['b'])
    await table.insert({ id: 'a', team: 'green', tags: [], score: 0 })
    expect(ids(table.by('team', 'green'))).toEqual(['a'])
  })

  test('throws on an update of a missing key, and ignores its removal', async () => {
    await expect(table.update('z', () => undefined)).rejects.toThrow('The table players has no row with the key "z".')
    table.remove('z')
    expect(table.size).toBe(3)
  })

  test('never lets a record change its key', async () => {
    const renamed = table.update('a', (draft) => {
      draft.id = 'z'
    })
    await expect(renamed).rejects.toThrow('The key "a" of a row in players must not change.')
  })

  test('refuses a record that does not pass its schema', async () => {
    const noise = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await expect(table.insert({ id: 'd', team: 'red', tags: [], score: 0.5 })).rejects.toThrow()
    noise.mockRestore()
    expect(table.get('d')).toBeUndefined()
  })

  test('reports every change, but no failed one', async () => {
    changes = []
    await table.update('a', (draft) => {
      draft.score = 5
    })
    table.remove('b')
    table.remove('b')
    await table.insert({ id: 'c', team: 'red', tags: [], score: 0 }).catch(() => undefined)
    expect(changes).toEqual([
      { table: 'players', key: 'a', kind: 'updated', fields: [{ field: 'score', from: expect.any(Number), to: 5 }] },
      { table: 'players', key: 'b', kind: 'removed', fields: [] },
    ])
  })

  test('applies 100 concurrent updates through the queue', async () => {
    const enqueue = createQueue()
    const increment = () => {
      const { score } = table.get('a') as { score: number }
      return table.update('a', (draft) => {
        draft.score = score + 1
      })
    }
    await Promise.all(Array.from({ length: 100 }, () => enqueue(increment)))
    expect(table.get('a')?.score).toBe(101)
  })
})
