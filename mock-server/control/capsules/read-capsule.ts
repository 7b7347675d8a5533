import type * as z from 'zod/mini'
import { fail } from '#mock-server/values/fail.ts'
import { type InputProblem, inputProblem, inputProblems } from '#mock-server/values/input-problem.ts'
import { tooDeep } from '#mock-server/values/nesting.ts'
import { parse } from '#mock-server/values/parse.ts'
import { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import type { Worlds } from '#mock-server/world/worlds/worlds.ts'
import { Capsule, CompactWorld as Compact, type CompactWorld, type Moment } from './capsule.ts'
import { expandWorld } from './compact.ts'
import { unpacked } from './link.ts'
import { migrate } from './migrate.ts'
import { schemaHash } from './schema-hash.ts'

/** A moment whose world is whole. */
export type WholeMoment = Omit<Moment, 'world'> & { world: Snapshot }
export type WholeCapsule = Omit<Capsule, 'world' | 'start'> & { world: Snapshot; start?: WholeMoment }

const refuse = (field: string, { message, issue }: Partial<InputProblem>): never =>
  fail('INVALID_INPUT', { field, message: `${field}: ${message}`, issue })

function validate<S extends z.ZodMiniType>(schema: S, value: unknown, place: string, hint?: string): z.output<S> {
  const result = parse(schema, value)
  if ('data' in result) return result.data
  const { issue } = result
  const message = hint ? `${issue.message} (${hint})` : issue.message
  return refuse([place, ...issue.path].join('.'), { message, issue: { ...issue, hint } })
}

const isCompact = (world: unknown): world is CompactWorld =>
  typeof world === 'object' && world !== null && 'base' in world

/** The union of worlds would report the problem of the wrong form, so each is validated by its own. */
const checkWorld = (world: unknown, place: string, hint: string | undefined) =>
  isCompact(world) ? validate(Compact, world, place, hint) : validate(Snapshot, world, place, hint)

async function whole<M extends Pick<Moment, 'world' | 'phones'>>(worlds: Worlds, moment: M, place: string) {
  const field = `${place}.world`
  const world = isCompact(moment.world)
    ? validate(Snapshot, await expandWorld(worlds, moment.world, field), field)
    : moment.world
  const accounts = new Set(world.tables.members.map(({ account }) => account))
  moment.phones.forEach(({ account }, at) => {
    if (account !== undefined && !accounts.has(account))
      refuse(`${place}.phones.${at}.account`, inputProblem('accountMissing', { account }))
  })
  return { ...moment, world }
}

const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined

/**
 * Reads a capsule of any version, or the text of a link, and validates it. Nothing of it runs.
 *
 * @throws GatewayError INVALID_INPUT that names the field, SCENARIO_UNKNOWN, MERCHANT_UNKNOWN.
 */
export async function readCapsule(worlds: Worlds, value: unknown): Promise<WholeCapsule> {
  const place = 'body.capsule'
  const given = typeof value === 'string' ? await unpacked(value) : value
  if (given === undefined || tooDeep(given)) return refuse(place, inputProblem('linkDamaged'))
  const migrated = migrate(given)
  if ('problem' in migrated) return refuse(`${place}.capsule`, { message: migrated.problem })
  const { capsule: raw } = migrated
  const hint = raw.schema === (await schemaHash()) ? undefined : inputProblems.savedByOtherBuild
  checkWorld(raw.world, `${place}.world`, hint)
  if (raw.start !== undefined) checkWorld(partOf(raw.start, 'world'), `${place}.start.world`, hint)
  const { start, ...capsule } = validate(Capsule, raw, place, hint)
  const now = await whole(worlds, capsule, place)
  return { ...now, ...(start && { start: await whole(worlds, start, `${place}.start`) }) }
}
