import type * as z from 'zod/mini'
import type { Answer, Endpoint } from '#contract/resource.ts'
import type { GatewayErrorCode } from '#mock-server/values/error-codes.ts'
import type { FailureDetail } from '#mock-server/values/fail.ts'
import type { Tables } from '#mock-server/world/tables/all.ts'
import type { World } from '#mock-server/world/world.ts'
import type { GatewayRequest } from './message.ts'

export type Member = NonNullable<ReturnType<Tables['members']['get']>>
export type Session = NonNullable<ReturnType<Tables['sessions']['get']>>

export interface Caller {
  member: Member
  session: Session
}

type CallerOf<E extends Endpoint> = E['access'] extends 'session' | 'agent'
  ? Caller
  : E['access'] extends 'optional'
    ? Partial<Caller>
    : { member?: undefined; session?: undefined }

export type ParsedInput<E> = (E extends { query: infer S extends z.ZodMiniType } ? z.output<S> : unknown) &
  (E extends { body: infer S extends z.ZodMiniType } ? z.output<S> : unknown)

/** What a behaviour is given: validated input, who calls, the world it happens in, and a way out. */
export type Call<E extends Endpoint> = CallerOf<E> & {
  input: ParsedInput<E>
  world: World
  /** The world's time in milliseconds. */
  now: number
  request: GatewayRequest
  fail: (code: E['errors'][number] | 'INVALID_INPUT', detail?: FailureDetail) => never
}

type Behaviour<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>> | Answer<E>

export interface Implementation {
  endpoint: Endpoint
  run: (call: {
    input: unknown
    world: World
    now: number
    request: GatewayRequest
    fail: (code: GatewayErrorCode, detail?: FailureDetail) => never
    member?: Member
    session?: Session
  }) => unknown
  /** Milliseconds to wait before the call is run at all: until there is something new to tell. */
  hold?: (waiting: { input: unknown; world: World }) => number
}

type Holds<R extends Record<string, Endpoint>> = {
  [Key in keyof R]?: (waiting: { input: ParsedInput<R[Key]>; world: World }) => number
}

/**
 * Binds each endpoint of a resource to its behaviour. A missing, extra or misspelt one does not compile. A call that has a
 * hold is kept waiting, outside the world's queue, for the milliseconds it says, and run then.
 */
export function implement<const R extends Record<string, Endpoint>>(
  resource: R,
  behaviours: { [Key in keyof R]: Behaviour<R[Key]> },
  holds: Holds<R> = {},
): Implementation[] {
  return Object.entries(resource).map(([name, endpoint]) => ({
    endpoint,
    // The pipeline validates input and authenticates by the same endpoint, so the call has the behaviour's shape.
    run: behaviours[name] as unknown as Implementation['run'],
    hold: holds[name] as unknown as Implementation['hold'],
  }))
}
