import { fail, GatewayError } from '#mock-server/values/fail.ts'
import { type InputProblem, inputProblem } from '#mock-server/values/input-problem.ts'
import { sha256 } from '#mock-server/values/sha256.ts'
import { leaveSecretsOut } from '#mock-server/world/snapshots/leave-secrets-out.ts'
import type { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import type { Worlds } from '#mock-server/world/worlds/worlds.ts'
import type { CompactWorld, Rows } from './capsule.ts'

type Origin = Pick<Snapshot, 'scenario' | 'changes' | 'seed' | 'merchant' | 'startedAt'>

/** A name of no world: the state of a capsule does not depend on its world's name. */
const anyName = 'capsule'

/** Returns the first moment of a scenario, without secrets. @throws GatewayError SCENARIO_UNKNOWN, MERCHANT_UNKNOWN. */
export const firstMoment = (worlds: Worlds, { scenario, changes, seed, merchant, startedAt }: Origin): Snapshot =>
  leaveSecretsOut(worlds.firstSnapshotOf({ name: anyName, scenario, changes, seed, merchant, startedAt }))

const texts = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row))

/** Describes rows by runs of the base's rows, and by whole rows where they differ. */
function describeRows(base: readonly object[], rows: readonly object[]): Rows {
  const places = new Map(texts(base).map((text, at) => [text, at]))
  const described: Rows = []
  for (const row of rows) {
    const at = places.get(JSON.stringify(row))
    const last = described.at(-1)
    if (at === undefined) described.push({ ...row })
    else if (Array.isArray(last) && last[0] + last[1] === at) last[1] += 1
    else described.push([at, 1])
  }
  return described
}

/**
 * Returns a world as its difference from the first moment of its scenario.
 *
 * @throws GatewayError SCENARIO_UNKNOWN, MERCHANT_UNKNOWN.
 */
export async function compactWorld(worlds: Worlds, snapshot: Snapshot): Promise<CompactWorld> {
  const { scenario, changes, seed, merchant, startedAt } = snapshot
  const base = firstMoment(worlds, snapshot)
  const { tables, ...state } = { ...snapshot, name: anyName }
  const differs = ([key, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(base[key as keyof Snapshot])
  const changed = Object.entries(tables).filter(
    ([name, rows]) => texts(rows).join() !== texts(base.tables[name as keyof Snapshot['tables']]).join(),
  )
  return {
    base: {
      scenario,
      ...(changes && { changes }),
      seed,
      merchant,
      startedAt,
      hash: await sha256(JSON.stringify(base)),
    },
    state: Object.fromEntries(Object.entries(state).filter(differs)),
    tables: Object.fromEntries(
      changed.map(([name, rows]) => [name, describeRows(base.tables[name as keyof Snapshot['tables']], rows)]),
    ),
  }
}

function refuse(field: string, { message, issue }: InputProblem): never {
  fail('INVALID_INPUT', { field, message: `${field}: ${message}`, issue })
}

/**
 * Returns the rows that a table's description means. Each row of the base may appear once: a short link could otherwise
 * describe more rows than fit into memory.
 */
function expandRows(known: readonly object[], rows: Rows, place: string): object[] {
  const taken = new Set<object>()
  return rows.flatMap((row, at) => {
    if (!Array.isArray(row)) return [row]
    const [first, count] = row
    const field = `${place}.${at}`
    if (first + count > known.length) return refuse(field, inputProblem('rowsMissing', { known: known.length }))
    const run = known.slice(first, first + count)
    if (run.some((one) => taken.has(one))) return refuse(field, inputProblem('rowTwice'))
    for (const one of run) taken.add(one)
    return run
  })
}

/** Returns the first moment of a scenario from outside. @throws GatewayError INVALID_INPUT with the field of its changes. */
function originMoment(worlds: Worlds, origin: Origin, place: string): Snapshot {
  try {
    return firstMoment(worlds, origin)
  } catch (error) {
    if (!(error instanceof GatewayError) || error.code !== 'INVALID_INPUT') throw error
    const { field, issue } = error.detail
    return fail('INVALID_INPUT', { field: `${place}.${field}`, message: `${place}.${field}: ${error.message}`, issue })
  }
}

/** Returns the snapshot that a compact world describes, not yet validated. @throws GatewayError with the field. */
export async function expandWorld(worlds: Worlds, { base: origin, state, tables }: CompactWorld, field: string) {
  const base = originMoment(worlds, origin, `${field}.base`)
  if ((await sha256(JSON.stringify(base))) !== origin.hash)
    return refuse(`${field}.base.hash`, inputProblem('capsuleOfOtherBuild'))
  const knownIn = (name: string) =>
    Object.hasOwn(base.tables, name) ? base.tables[name as keyof Snapshot['tables']] : []
  const expanded = Object.entries(tables).map(([name, rows]) => [
    name,
    expandRows(knownIn(name), rows, `${field}.tables.${name}`),
  ])
  return { ...base, ...state, tables: { ...base.tables, ...Object.fromEntries(expanded) } }
}
