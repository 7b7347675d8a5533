import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { isAhead } from './ahead.ts'
import { calls } from './api/calls.ts'
import { ApiDocument, type Fault } from './api/schemas.ts'
import { ask, send } from './api/send.ts'
import { queryClient } from './query-client.ts'
import { worldKey } from './world-key.ts'

type HostCall = 'merchants' | 'merchantParts' | 'flags' | 'scenarios' | 'savedSnapshots' | 'worlds'
type WorldCall =
  | 'world'
  | 'axes'
  | 'merchant'
  | 'settings'
  | 'firstSettings'
  | 'clock'
  | 'faults'
  | 'outbox'
  | 'members'
  | 'timeline'
type Result<Name extends keyof typeof calls> = z.output<(typeof calls)[Name]['response']>

/** The query of a call about the whole host. */
export const hostQuery = <Name extends HostCall>(name: Name) =>
  queryOptions({
    queryKey: ['host', name],
    queryFn: () => send(calls[name]) as Promise<Result<Name>>,
  })

/** The query of a call about a world. What the person has changed stays until the host knows it. */
export const worldQuery = <Name extends WorldCall>(name: Name, world: string) =>
  queryOptions({
    queryKey: worldKey(world, name),
    async queryFn({ queryKey }) {
      const answer = (await send(calls[name], { world })) as Result<Name>
      return isAhead(world, name) ? (queryClient.getQueryData<Result<Name>>(queryKey) ?? answer) : answer
    },
  })

/** Returns a value of a world that this page knows, or else the host's. Nothing that asks again cancels it. */
export const knownOf = async <Name extends WorldCall>(name: Name, world: string): Promise<Result<Name>> =>
  queryClient.getQueryData<Result<Name>>(worldQuery(name, world).queryKey) ??
  ((await send(calls[name], { world })) as Result<Name>)

/** The debits and credits of a member. */
export const ledgerQuery = (world: string, account: string) =>
  queryOptions({
    queryKey: worldKey(world, 'ledger', account),
    queryFn: () => send(calls.ledger, { world, account }),
  })

/** Every endpoint of the platform with its address and its English sentence, for the choice of a fault. */
export const endpointsQuery = () =>
  queryOptions({
    queryKey: ['host', 'endpoints'],
    async queryFn() {
      const { paths } = ApiDocument.parse(await (await ask('/__gateway/openapi.json')).json())
      return Object.entries(paths)
        .filter(([path]) => !path.startsWith('/__'))
        .flatMap(([path, methods]) =>
          Object.entries(methods).map(([method, { operationId, summary }]) => ({
            id: operationId,
            address: `${method.toUpperCase()} ${path}`,
            summary,
          })),
        )
        .toSorted((a, b) => a.id.localeCompare(b.id))
    },
  })

/** Puts these faults in force, and no others. */
export async function replaceFaults(world: string, faults: readonly Fault[]): Promise<void> {
  queryClient.setQueryData(worldQuery('faults', world).queryKey, await send(calls.replaceFaults, { world, faults }))
}

export async function addFault(world: string, fault: Fault): Promise<void> {
  queryClient.setQueryData(worldQuery('faults', world).queryKey, await send(calls.addFault, { world, fault }))
}

/** Freezes, runs, sets or advances the clock. */
export async function moveClock(world: string, action: object): Promise<void> {
  queryClient.setQueryData(worldQuery('clock', world).queryKey, await send(calls.moveClock, { world, ...action }))
}

/** Asks again for what this page knows of a world from before an instant of the device. */
export const refreshOlder = (world: string, instant: number): Promise<void> =>
  queryClient.invalidateQueries({
    queryKey: worldKey(world),
    predicate: ({ state }) => state.dataUpdatedAt < instant,
  })

/** Asks everything about a world again. */
export const refreshWorld = (world: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: worldKey(world) })
