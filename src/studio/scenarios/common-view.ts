import { hashKey } from '@tanstack/react-query'
import type { Fault, Settings } from '../api/schemas.ts'
import { hostQuery, worldQuery } from '../queries.ts'
import { queryClient } from '../query-client.ts'

/** Settings that an app asks for once a visit, or whose effect it shows to every visitor. */
const lasting = [
  'merchant',
  'brand',
  'promotions',
  'registerFields',
  'registerCaptcha',
  'emptyLobby',
  'emptyContent',
  'vendorMaintenance',
  'thirdPartySignIn',
  'thirdPartySms',
  'feedbackWords',
] as const satisfies readonly (keyof Settings)[]

/** The difference of two clocks, in milliseconds, that no list shows. */
const unnoticed = 60_000

/** What an app shows to every visitor and keeps during a visit. */
interface CommonView {
  /** Equal for worlds in which it is the same. */
  content: string
  /** The milliseconds by which a running clock differs from the device's; undefined if it is frozen. */
  offset: number | undefined
  /** Calls fail, so that parts of an app may have failed, or would at its start. */
  fails: boolean
}

const failing = ({ status, error, transport }: Fault) => [status, error, transport].some((one) => one !== undefined)

const known = {
  world: (world: string) => queryClient.getQueryData(worldQuery('world', world).queryKey),
  axes: (world: string) => queryClient.getQueryData(worldQuery('axes', world).queryKey),
  settings: (world: string) => queryClient.getQueryData(worldQuery('settings', world).queryKey),
  faults: (world: string) => queryClient.getQueryData(worldQuery('faults', world).queryKey),
}

/** Returns what decides who has played in a world, and so its public lists. */
function playersIn(world: string) {
  const name = known.world(world)?.scenario
  const { rounds, team, crowd } =
    queryClient.getQueryData(hostQuery('scenarios').queryKey)?.find((scenario) => scenario.name === name) ?? {}
  const valueOn = (axis: string) => known.axes(world)?.find((place) => place.name === axis)?.value ?? ''
  const leads = /^(agent|desk)/.test(valueOn('account'))
  return [valueOn('history'), Boolean(team) || leads, crowd ?? 0, rounds ?? {}]
}

function offsetOf(world: string): number | undefined {
  const { data, dataUpdatedAt } = queryClient.getQueryState(worldQuery('clock', world).queryKey) ?? {}
  return data?.mode === 'running' && dataUpdatedAt ? data.now - dataUpdatedAt : undefined
}

/** Returns the common view of a world as this page knows it; undefined if it does not. */
export function commonView(world: string): CommonView | undefined {
  const [settings, faults] = [known.settings(world), known.faults(world)]
  if (!settings || !faults || !known.world(world) || !known.axes(world)) return undefined
  return {
    content: hashKey([...lasting.map((name) => settings[name] ?? null), ...playersIn(world)]),
    offset: offsetOf(world),
    fails: faults.some(failing),
  }
}

/** Asks the host for the common view of a world. @throws Refusal. */
export async function learnCommonView(world: string): Promise<CommonView | undefined> {
  await Promise.all([
    queryClient.fetchQuery({ ...worldQuery('world', world), staleTime: 0 }),
    queryClient.fetchQuery({ ...worldQuery('axes', world), staleTime: 0 }),
    queryClient.fetchQuery({ ...worldQuery('settings', world), staleTime: 0 }),
    queryClient.fetchQuery({ ...worldQuery('faults', world), staleTime: 0 }),
    queryClient.fetchQuery({ ...worldQuery('clock', world), staleTime: 0 }),
  ])
  return commonView(world)
}

/** Returns whether an app may move from one world to another, because all data it keeps is the same in both. */
export function mayGoOn(from: CommonView | undefined, to: CommonView | undefined): boolean {
  if (!from || !to || from.fails || to.fails || from.content !== to.content) return false
  return from.offset !== undefined && to.offset !== undefined && Math.abs(from.offset - to.offset) < unnoticed
}
