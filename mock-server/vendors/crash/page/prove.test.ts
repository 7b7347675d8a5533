import { expect, test } from 'vitest'
import { sha256 } from '#mock-server/values/sha256.ts'
import { crashPoint } from '../rules/crash.ts'
import { prove } from './prove.ts'

const seed = 'c0ffee'.repeat(10)

test('accepts a round whose seed yields its hash and its crash point', async () => {
  const round = { seed, hash: await sha256(seed), point: crashPoint(seed) }
  expect(await prove(round)).toEqual({ ...round, holds: true })
})

test('rejects a round whose seed or crash point was changed', async () => {
  const hash = await sha256(seed)
  expect(await prove({ seed: `1${seed.slice(1)}`, hash, point: crashPoint(seed) })).toMatchObject({ holds: false })
  expect(await prove({ seed, hash, point: crashPoint(seed) + 1 })).toMatchObject({ holds: false })
})
