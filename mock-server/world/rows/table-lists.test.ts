import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createTable } from './table.ts'

const Play = z.object({ id: z.string(), player: z.string(), at: z.int(), bet: z.int(), win: z.nullable(z.int()) })
type Play = z.infer<typeof Play>

/** A play is in its player's list and in one by its outcome; its win is a line of its own. */
const linesOf = ({ player, at, bet, win }: Play) => {
  const outcome = win === null ? 'open' : win > 0 ? 'won' : 'lost'
  const stake = { in: [[player, ''] as const, [player, outcome] as const], by: at, amount: -bet }
  return win ? [stake, { in: [[player, ''] as const], by: at, amount: win }] : [stake]
}

const createPlays = (initial: readonly Play[] = []) =>
  createTable({
    name: 'plays',
    definition: { schema: Play, key: ({ id }) => id, indexes: {}, lists: { plays: linesOf } },
    initial,
    onChange: () => undefined,
  })
type Plays = ReturnType<typeof createPlays>

/** Returns the expected list by filtering all rows. */
function expectedLines(rows: readonly Play[], player: string, name: string) {
  const lines = rows.flatMap((row) => linesOf(row).map((line) => ({ line, row })))
  const own = lines.filter(({ line }) => line.in.some(([owner, list]) => owner === player && list === name))
  return own.toSorted((a, b) => a.line.by - b.line.by)
}

const plain = (listed: readonly { row: unknown; line: { amount: number } }[]) =>
  listed.map(({ row, line }) => [row, line.amount])
const total = (listed: readonly { line: { amount: number } }[]) =>
  listed.reduce((sum, { line }) => sum + line.amount, 0)

const player = fc.constantFrom('ann', 'bo')
const instant = fc.nat(12)
const win = fc.option(fc.nat(3))
const play = fc.record({ player, at: instant, bet: fc.integer({ min: 1, max: 9 }), win })
const write = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), play }),
  fc.record({ kind: fc.constant('update' as const), pick: fc.nat(), play }),
  fc.record({ kind: fc.constant('settle' as const), pick: fc.nat(), win }),
  fc.record({ kind: fc.constant('remove' as const), pick: fc.nat() }),
)

type Write = typeof write extends fc.Arbitrary<infer One> ? One : never

let ids = 0

async function perform(table: Plays, one: Write) {
  if (one.kind === 'insert') {
    ids += 1
    return table.insert({ id: `p-${ids}`, ...one.play })
  }
  const rows = table.all()
  const { id } = rows[one.pick % rows.length] ?? {}
  if (id === undefined) return
  if (one.kind === 'remove') return table.remove(id)
  await table.update(id, (draft) => {
    Object.assign(draft, one.kind === 'update' ? one.play : { win: one.win })
  })
}

function check(table: Plays, [from, length, start, end]: readonly [number, number, number, number]) {
  const rows = table.all() as Play[]
  for (const owner of ['ann', 'bo']) {
    for (const name of ['', 'open', 'won', 'lost']) {
      const list = table.list('plays', owner, name)
      const all = expectedLines(rows, owner, name)
      expect(plain(list.slice())).toEqual(plain(all))
      const part = all.filter(({ line }) => from <= line.by && line.by < from + length)
      const span = list.between(from, from + length)
      expect(span.size).toBe(part.length)
      expect(list.hasBetween(from, from + length)).toBe(part.length > 0)
      expect(plain(span.slice(start, end))).toEqual(plain(part.slice(start, end)))
      expect(span.sum('amount')).toBe(total(part))
      expect(list.sum('amount')).toBe(total(all))
      const most = part.find(({ line }) => line.amount === Math.max(...part.map((one) => one.line.amount)))
      expect(plain([span.greatest('amount')].flatMap((one) => one ?? []))).toEqual(plain(most ? [most] : []))
      const matches = (listed: { line: { amount: number } }) => listed.line.amount > 0
      expect(list.findLast(matches)?.row).toEqual(all.findLast(matches)?.row)
      list.slice().forEach((listed, at) => {
        expect(list.through(listed).sum('amount')).toBe(total(all.slice(0, at + 1)))
      })
    }
    const names = ['', 'open', 'won', 'lost'].filter((name) => expectedLines(rows, owner, name).length > 0)
    expect(
      table
        .named('plays', owner)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(names.toSorted())
  }
  expect([...table.owners('plays')].toSorted()).toEqual([...new Set(rows.map((row) => row.player))].toSorted())
}

const spans = fc.tuple(fc.nat(12), fc.nat(8), fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }))
const checksNow = fc.boolean()

test('a list equals the filtered and sorted rows after any writes', async () => {
  const steps = fc.array(fc.tuple(write, checksNow), { maxLength: 25 })
  await fc.assert(
    fc.asyncProperty(fc.array(play, { maxLength: 8 }), steps, spans, async (seeded, writes, asked) => {
      const table = createPlays(seeded.map((one, at) => ({ id: `seeded-${at}`, ...one })))
      for (const [one, now] of writes) {
        await perform(table, one)
        if (now) check(table, asked)
      }
      check(table, asked)
      // A fork begins with the same rows in the same order.
      check(createPlays(table.all() as Play[]), asked)
    }),
  )
})

test('the writes of a fork do not appear in the lists of the original table', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(play, { minLength: 1, maxLength: 8 }),
      fc.array(write, { maxLength: 8 }),
      spans,
      async (seeded, writes, asked) => {
        const table = createPlays(seeded.map((one, at) => ({ id: `seeded-${at}`, ...one })))
        check(table, asked)
        const before = plain(table.list('plays', 'ann').slice())
        const fork = createPlays(table.all() as Play[])
        check(fork, asked)
        for (const one of writes) await perform(fork, one)
        check(fork, asked)
        expect(plain(table.list('plays', 'ann').slice())).toEqual(before)
      },
    ),
  )
})

test('a long list behaves like a short one, even after a write in its middle', async () => {
  const many = fc.array(play, { minLength: 600, maxLength: 900, size: 'max' })
  await fc.assert(
    fc.asyncProperty(
      many,
      fc.array(write, { maxLength: 6 }),
      fc.nat(12),
      fc.nat(8),
      async (seeded, writes, from, length) => {
        const table = createPlays(seeded.map((one, at) => ({ id: `seeded-${at}`, ...one })))
        for (const one of [undefined, ...writes]) {
          if (one) await perform(table, one)
          const all = expectedLines(table.all() as Play[], 'ann', '').filter(
            ({ line }) => from <= line.by && line.by < from + length,
          )
          const span = table.list('plays', 'ann').between(from, from + length)
          expect(plain(span.slice())).toEqual(plain(all))
          expect(span.sum('amount')).toBe(total(all))
          const most = Math.max(...all.map(({ line }) => line.amount))
          const greatest = all.find(({ line }) => line.amount === most)
          expect(span.greatest('amount')?.row).toEqual(greatest?.row)
        }
      },
    ),
    { numRuns: 20 },
  )
})

describe('a list', () => {
  let table: Plays
  const ids = (listed: readonly { row: { id: string } }[]) => listed.map(({ row }) => row.id)

  beforeEach(async () => {
    table = createPlays()
    for (const [id, at] of [
      ['a', 5],
      ['b', 3],
      ['c', 5],
    ] as const) {
      await table.insert({ id, player: 'ann', at, bet: 10, win: null })
    }
  })

  test('is sorted by its number, and equal lines by insertion', () => {
    expect(ids(table.list('plays', 'ann').slice())).toEqual(['b', 'a', 'c'])
    expect(ids(table.list('plays', 'ann').between(4, 6).slice())).toEqual(['a', 'c'])
  })

  test('of an unknown owner is empty', () => {
    const list = table.list('plays', 'nobody', 'won')
    expect([list.size, list.slice(), list.sum('amount'), list.between(0, 9).size]).toEqual([0, [], 0, 0])
    expect(table.named('plays', 'nobody')).toEqual([])
  })

  test('returns the current row, even if its line has not changed', async () => {
    const [, first] = table.list('plays', 'ann', 'open').slice()
    await table.update('a', (draft) => {
      draft.win = 0
    })
    expect(first?.row.win).toBe(0)
    expect(ids(table.list('plays', 'ann', 'lost').slice())).toEqual(['a'])
    expect(ids(table.list('plays', 'ann').slice())).toEqual(['b', 'a', 'c'])
  })
})
