import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day } from '#contract/time-units.ts'
import { control } from '#mock-server/control/contract.ts'
import { createChance } from '#mock-server/values/chance.ts'
import { runConformance, sentBody } from '#mock-server/verify/conformance/run.ts'
import { conformanceWorld } from '#mock-server/verify/conformance/step.ts'
import { toRequest } from '#mock-server/verify/testing/message.ts'
import { beginning, createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import type { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import { auditSnapshot } from './audit-snapshot.ts'

const copyOf = async ({ call }: Platform): Promise<Snapshot> => structuredClone(await call(control.snapshot, {}))

test('every world that the platform creates passes: any scenario, merchant and seed, days later, and forked', async () => {
  const { worlds } = await createPlatform()
  const scenario = fc.constantFrom(...worlds.scenarios.map(({ name }) => name))
  const merchant = fc.constantFrom(undefined, 'VELVET', 'ROCKET', 'PLAIN')
  await fc.assert(
    fc.asyncProperty(scenario, merchant, fc.string(), fc.nat(40), async (name, code, seed, days) => {
      const platform = await createPlatform({ scenario: name, merchant: code, seed })
      const world = platform.world()
      expect(auditSnapshot(world.snapshot(), beginning)).toBeUndefined()
      await world.schedule.moveTo(world.clock.now() + days * day)
      const fork = await platform.worlds.restore({ ...world.snapshot(), name: 'fork' })
      expect(auditSnapshot(fork.snapshot(), beginning)).toBeUndefined()
    }),
    { numRuns: 60 },
  )
}, 60_000)

test('every state of a played world passes', async () => {
  const { gateway, worlds } = await createPlatform()
  let played = 0
  await runConformance(async (call) => {
    const { status, body } = await gateway(toRequest({ ...call, body: sentBody(call) }))
    played += 1
    // Not after every call: checking all rows each time would dominate the run.
    if (played % 20 === 0) {
      for (const world of worlds.list()) {
        expect(auditSnapshot(world.snapshot(), beginning), `${call.method} ${call.path}`).toBeUndefined()
      }
    }
    return { status, body: await new Response(body as BodyInit).text() }
  })
  expect(auditSnapshot(worlds.find(conformanceWorld).snapshot(), beginning)).toBeUndefined()
}, 60_000)

const rowOf = <Row>(rows: Row[], matches: (row: Row) => boolean): [Row, number] => {
  const place = rows.findIndex(matches)
  return [rows[place]!, place]
}

const lastMovement = { id: 'x', at: 0, from: 'platform', to: 'member:m-0001', amount: 5, idempotencyKey: 'x' } as const

/** Each change to a snapshot, and the field that the refusal names. */
const damages: [string, (snapshot: Snapshot) => string | RegExp][] = [
  [
    'a stake that differs from the ledger',
    ({ tables }) => {
      const [round, place] = rowOf(tables.rounds, ({ settledAt }) => settledAt !== null)
      round.bet += 100
      return `tables.rounds.${place}.bet`
    },
  ],
  [
    'a movement of a stake that is larger than the round',
    ({ tables }) => {
      const [movement] = rowOf(tables.movements, ({ reason }) => reason === 'bet')
      movement.amount += 1
      return `tables.rounds.${tables.rounds.findIndex(({ id }) => id === movement.reference)}.bet`
    },
  ],
  [
    'a win that was never paid',
    ({ tables }) => {
      const [round, place] = rowOf(tables.rounds, ({ win }) => win > 0)
      tables.movements = tables.movements.filter(({ reason, reference }) => reason !== 'win' || reference !== round.id)
      return `tables.rounds.${place}.win`
    },
  ],
  [
    'a deposit of another amount',
    ({ tables }) => {
      const [deposit, place] = rowOf(tables.deposits, ({ status }) => status === 'credited')
      deposit.amount *= 2
      return `tables.deposits.${place}.amount`
    },
  ],
  [
    'an approved withdrawal that was not paid out',
    ({ tables }) => {
      const [movement] = rowOf(tables.movements, ({ reason }) => reason === 'payout')
      tables.movements = tables.movements.filter((one) => one !== movement)
      return `tables.withdrawals.${tables.withdrawals.findIndex(({ id }) => id === movement.reference)}.amount`
    },
  ],
  [
    'money for a deposit that nobody made',
    ({ tables }) => {
      tables.movements.push({ ...lastMovement, reason: 'deposit', reference: 'd-none' })
      return `tables.movements.${tables.movements.length - 1}.reference`
    },
  ],
  [
    'a wallet below zero',
    ({ tables }) => {
      const transfer = { ...lastMovement, from: 'member:m-0001', to: 'member:m-0002', amount: 10 ** 12 } as const
      tables.movements.push({ ...transfer, reason: 'transfer', reference: 't' })
      return `tables.movements.${tables.movements.length - 1}.amount`
    },
  ],
  [
    'a movement from an account to itself',
    ({ tables }) => {
      tables.movements.push({ ...lastMovement, from: 'member:m-0001', reason: 'transfer', reference: 't' })
      return `tables.movements.${tables.movements.length - 1}.to`
    },
  ],
  [
    'an amount too large to be exact',
    ({ tables }) => {
      tables.movements.push({ ...lastMovement, amount: 2 ** 53, reason: 'opening', reference: '' })
      return `tables.movements.${tables.movements.length - 1}.amount`
    },
  ],
  [
    'two movements of one idempotency key',
    ({ tables }) => {
      tables.movements.push({ ...tables.movements[0]!, id: 'again', reason: 'opening' })
      return `tables.movements.${tables.movements.length - 1}.idempotencyKey`
    },
  ],
  [
    'money of an unknown member',
    ({ tables }) => {
      tables.movements.push({ ...lastMovement, to: 'member:nobody', reason: 'opening', reference: '' })
      return `tables.movements.${tables.movements.length - 1}.to`
    },
  ],
  [
    'a wallet that no vendor has',
    ({ tables }) => {
      tables.movements.push({ ...lastMovement, to: 'member:m-0001/NONE', reason: 'opening', reference: '' })
      return `tables.movements.${tables.movements.length - 1}.to`
    },
  ],
  [
    'two members of one id',
    ({ tables }) => {
      tables.members.push({ ...tables.members[0]! })
      return `tables.members.${tables.members.length - 1}`
    },
  ],
  [
    'a session of nobody',
    ({ tables }) => {
      tables.sessions.push({ token: 't', memberId: 'nobody', expiresAt: 0 })
      return `tables.sessions.${tables.sessions.length - 1}.memberId`
    },
  ],
  [
    'a favourite of an unknown game',
    ({ tables }) => {
      tables.favourites.push({ memberId: 'm-0001', nodeId: 'none', at: 0 })
      return `tables.favourites.${tables.favourites.length - 1}.nodeId`
    },
  ],
  [
    'an instant outside the range of a date',
    ({ tables }) => {
      tables.members[3]!.createdAt = 9_000_000_000_000_000
      return 'tables.members.3.createdAt'
    },
  ],
  [
    'a clock beyond its range',
    (snapshot) => {
      snapshot.clock = { mode: 'frozen', at: 8_000_000_000_000_000 }
      return 'clock.at'
    },
  ],
  [
    'a clock that is shifted beyond its range',
    (snapshot) => {
      snapshot.clock = { mode: 'running', offset: 8_000_000_000_000_000 }
      return 'clock.offset'
    },
  ],
  [
    'a step that is due outside the range of a date',
    (snapshot) => {
      snapshot.due = [{ at: 9_000_000_000_000_000, kind: 'creditDeposit', id: 'd' }]
      return 'due.0.at'
    },
  ],
  [
    'a step that is due for an unknown contract',
    (snapshot) => {
      snapshot.due = [{ at: snapshot.startedAt, kind: 'offerContract', id: 'none' }]
      return 'due.0.id'
    },
  ],
  [
    'a payment that is due for an unknown contract',
    (snapshot) => {
      snapshot.due = [{ at: snapshot.startedAt, kind: 'payContract', id: 'none@7' }]
      return 'due.0.id'
    },
  ],
  [
    'a counter whose next ids are taken',
    (snapshot) => {
      const id = createChance(snapshot.seed).hex(32, 'id', 'movement', 3)
      snapshot.tables.movements.push({ ...lastMovement, id, reason: 'opening', reference: '' })
      snapshot.counters = { movement: 1 }
      return 'counters.movement'
    },
  ],
  [
    'a counter whose next ids stand in references',
    (snapshot) => {
      const id = createChance(snapshot.seed).hex(32, 'id', 'round', 1)
      const sides = { from: 'platform', to: 'member:m-0001', amount: 5 } as const
      snapshot.tables.movements.push({
        ...sides,
        id: 'x',
        at: 0,
        reason: 'opening',
        reference: '',
        idempotencyKey: `bet/${id}`,
      })
      return 'counters.round'
    },
  ],
  [
    'a counter that cannot count on',
    (snapshot) => {
      snapshot.counters = { round: Number.MAX_SAFE_INTEGER }
      return 'counters.round'
    },
  ],
  [
    'changes that sign in nobody',
    (snapshot) => {
      snapshot.changes = { signedIn: 'nobody' }
      return 'changes.signedIn'
    },
  ],
  [
    'changes with a contract of nobody',
    (snapshot) => {
      snapshot.changes = { contracts: [{ account: 'nobody', offer: 'salary-plus', status: 'accepted', daysAgo: 1 }] }
      return 'changes.contracts.0.account'
    },
  ],
  [
    'changes with a contract by nobody',
    (snapshot) => {
      const contract = { account: 'agent_seo', offer: 'salary-plus', status: 'accepted', daysAgo: 1 } as const
      snapshot.changes = { contracts: [contract, { ...contract, by: 'nobody' }] }
      return 'changes.contracts.1.by'
    },
  ],
  [
    'changes with favourites of nobody',
    (snapshot) => {
      snapshot.changes = { favourites: { nobody: 1 } }
      return 'changes.favourites.nobody'
    },
  ],
  [
    'changes with limits of nobody',
    (snapshot) => {
      snapshot.changes = { saferPlay: { nobody: {} } }
      return 'changes.saferPlay.nobody'
    },
  ],
]

test.each(damages)('an import refuses %s and names the field', async (_, damage) => {
  const platform = await createPlatform({ scenario: 'active-member' })
  const snapshot = await copyOf(platform)
  const field = damage(snapshot)
  const answer = await platform.refusal(control.restoreSnapshot, { world: 'copy', snapshot })
  expect(answer).toMatchObject({ status: 422, errorCode: 'INVALID_INPUT', field: `body.snapshot.${field}` })
  expect(answer.message).toMatch(/ .* /)
  expect(platform.worlds.has('copy')).toBe(false)
})
