import { publicEntry } from '#mock-server/world/journal/journal.ts'
import { leaveSecretsOut } from '#mock-server/world/snapshots/leave-secrets-out.ts'
import { redact, redacted } from '#mock-server/world/snapshots/redact.ts'
import { personaSession } from '#mock-server/world/worlds/session-info.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import type { Worlds } from '#mock-server/world/worlds/worlds.ts'
import { type Capsule, type CapsulePhone, capsuleVersion, type Moment, type Press } from './capsule.ts'
import { compactWorld } from './compact.ts'
import { schemaHash } from './schema-hash.ts'

/** The last calls that a capsule keeps. */
const callsKept = 50

interface CapsuleOptions {
  note?: string
  phones?: CapsulePhone[]
  presses?: Press[]
  start?: Moment
  compact?: boolean
}

/** Returns the phone that opens the scenario's page as its persona. */
function personasPhone(world: World, worlds: Worlds): CapsulePhone {
  const { route = '/', language, theme } = worlds.scenarioOf(world)
  const account = personaSession(world)?.userName
  return {
    seat: 1,
    page: route.slice(1) || 'm/home',
    width: 390,
    height: 844,
    ...(language && { language }),
    ...(theme && { theme }),
    ...(account && { account }),
  }
}

/** A link is too short for pictures. */
const withoutPictures = (phones: readonly CapsulePhone[]): CapsulePhone[] =>
  phones.map(({ screenshot: _, ...phone }) => phone)

/** An address keeps its parameters, but not the value of a token. */
const withoutTokens = (phones: readonly CapsulePhone[]): CapsulePhone[] =>
  redact(phones).map((phone) => ({ ...phone, page: phone.page.replaceAll(redacted, '') }))

/**
 * Returns the state of a world and of its phones as one value without secrets. A compact one has no journal.
 *
 * @throws GatewayError SCENARIO_UNKNOWN, MERCHANT_UNKNOWN for a compact one, if the host does not have its beginning.
 */
export async function saveCapsule(
  world: World,
  { note = '', phones, presses = [], start, compact = false }: CapsuleOptions,
  worlds: Worlds,
): Promise<Capsule> {
  const kept = withoutTokens(phones ?? [personasPhone(world, worlds)])
  const snapshot = { ...leaveSecretsOut(world.snapshot()), name: 'capsule' }
  return {
    capsule: capsuleVersion,
    schema: await schemaHash(),
    note,
    now: world.clock.now(),
    world: compact ? await compactWorld(worlds, snapshot) : snapshot,
    phones: compact ? withoutPictures(kept) : kept,
    ...(start && { start: { ...start, phones: withoutTokens(start.phones) } }),
    presses: redact(presses),
    journal: compact ? [] : world.journal.read().slice(-callsKept).map(publicEntry),
  }
}
