import { type Changes, overlay, type Scenario, withoutEmptyMaps } from '#mock-server/world/scenarios/scenario.ts'
import type { Settings } from '#mock-server/world/settings/settings.ts'
import { compareSnapshots } from '#mock-server/world/snapshots/compare-snapshots.ts'
import type { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import { noRows } from '#mock-server/world/tables/all.ts'
import { mainWallet, ownerOf, walletOf } from '#mock-server/world/transfers/wallet-accounts.ts'
import type { Worlds } from '#mock-server/world/worlds/worlds.ts'
import { firstMoment } from './compact.ts'
import type { WholeCapsule } from './read-capsule.ts'

const minorUnits = 100

/** Tables that a scenario declares, or whose rows a visit always creates. */
const declared: readonly string[] = ['movements', 'sessions', 'launches', 'captchas', 'codes']

/** Returns the main wallets in major units, by account. */
function balancesOf({ tables: { members, movements } }: Snapshot): Map<string, number> {
  const accounts = new Map(members.map(({ id, account }) => [id, account]))
  const sums = new Map<string, number>()
  for (const { from, to, amount } of movements)
    for (const [side, change] of [
      [from, -amount],
      [to, amount],
    ] as const) {
      const account = walletOf(side) === mainWallet ? accounts.get(ownerOf(side) ?? '') : undefined
      if (account !== undefined) sums.set(account, (sums.get(account) ?? 0) + change)
    }
  return new Map([...sums].map(([account, sum]) => [account, sum / minorUnits]))
}

const differing = <T extends object>(base: T, now: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(now).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(base[key as keyof T])),
  ) as Partial<T>

function settingsOf(base: Settings, now: Settings) {
  const { flags: baseFlags, modules: baseModules, templates: baseTemplates, ...baseRest } = base
  const { flags, modules, templates, ...rest } = now
  const maps = Object.entries({
    modules: differing(baseModules, modules),
    templates: differing(baseTemplates, templates),
  }).filter(([, map]) => Object.keys(map).length > 0)
  return { settings: { ...differing(baseRest, rest), ...Object.fromEntries(maps) }, flags: differing(baseFlags, flags) }
}

/** Returns the tables whose rows a scenario cannot declare, with the number of rows that differ. */
function omittedRows(base: Snapshot, now: Snapshot): string[] {
  const { rows } = compareSnapshots(base, { ...now, tables: { ...noRows(), ...now.tables } })
  const counted = Map.groupBy(
    rows.filter(({ table }) => !declared.includes(table)),
    ({ table }) => table,
  )
  return [...counted].map(([table, changes]) => `${table}: ${changes.length}`)
}

/**
 * Declares the state of a capsule as a scenario, with balances in major units. `omitted` lists the tables that a
 * scenario cannot declare, each with its number of differing rows.
 *
 * @throws GatewayError SCENARIO_UNKNOWN, MERCHANT_UNKNOWN.
 */
export function asScenario(worlds: Worlds, { world, now, phones: [phone], note }: WholeCapsule, name: string) {
  const base = firstMoment(worlds, world)
  const before = balancesOf(base)
  const balances = [...balancesOf(world)].filter(([account, balance]) => before.get(account) !== balance)
  const differences: Changes = {
    signedIn: phone?.account ?? null,
    route: `/${phone?.page ?? ''}`,
    ...(phone?.language && { language: phone.language }),
    ...(phone?.theme && { theme: phone.theme }),
    ...(world.clock.mode === 'frozen' && { frozenAt: new Date(now).toISOString() }),
    ...settingsOf(base.settings, world.settings),
    balances: Object.fromEntries(balances),
    ...(JSON.stringify(base.faults) !== JSON.stringify(world.faults) && { faults: world.faults }),
  }
  const begun: Scenario = { name, title: note || name, extends: world.scenario, ...world.changes }
  const scenario = withoutEmptyMaps(overlay(begun, differences))
  return { scenario, omitted: omittedRows(base, world) }
}
