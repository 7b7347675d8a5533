import type * as z from 'zod/mini'
import type { Answer, Endpoint } from '#contract/resource.ts'
import type { GatewayErrorCode } from '#mock-server/values/error-codes.ts'
import type { FailureDetail } from '#mock-server/values/fail.ts'
import type { Tables } from '#mock-server/world/tables/all.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import type { GatewayRequest } from './message.ts'

/** A row of the table `members`. */
export type Member = NonNullable<ReturnType<Tables['members']['get']>>
/** A row of the table `sessions`. */
export type Session = NonNullable<ReturnType<Tables['sessions']['get']>>

/** The authenticated caller. */
export interface Caller {
  member: Member
  session: Session
}

type CallerOf<E extends Endpoint> = E['access'] extends 'session' | 'agent'
  ? Caller
  : E['access'] extends 'optional'
    ? Partial<Caller>
    : { member?: undefined; session?: undefined }

/** The validated query and body of an endpoint. */
export type ParsedInput<E> = (E extends { query: infer S extends z.ZodMiniType } ? z.output<S> : unknown) &
  (E extends { body: infer S extends z.ZodMiniType } ? z.output<S> : unknown)

/** The argument of a behaviour: validated input, the caller, the world, and `fail` to refuse the call. */
export type Call<E extends Endpoint> = CallerOf<E> & {
  input: ParsedInput<E>
  world: World
  /** The world's time in milliseconds. */
  now: number
  request: GatewayRequest
  fail: (code: E['errors'][number] | 'INVALID_INPUT', detail?: FailureDetail) => never
}

type Behaviour<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>> | Answer<E>

/** An endpoint with its behaviour. */
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
  /** Returns the milliseconds to wait before the call runs: until it has something new to return. */
  hold?: (waiting: { input: unknown; world: World }) => number
}

type Holds<R extends Record<string, Endpoint>> = {
  [Key in keyof R]?: (waiting: { input: ParsedInput<R[Key]>; world: World }) => number
}

/**
 * Binds each endpoint of a resource to its behaviour. A missing, extra or misspelt one does not compile. A call with a
 * hold waits outside the world's queue for the milliseconds that the hold returns, and then runs.
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
