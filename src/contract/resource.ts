import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

type Schema = z.ZodMiniType

/** The allowed callers: any; any, with an optional session; callers with a session; callers with an agent's session. */
type Access = 'none' | 'optional' | 'session' | 'agent'

/** The definition of an endpoint. */
export interface Definition<Code extends string = ErrorCode> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  summary: string
  /** The call has an effect although it is a GET, such as opening a game: a client never repeats it automatically. */
  acts?: true
  access: Access
  /** The value of the header `ModuleId`; the merchant may switch a module off. */
  module?: string
  /** A flag or permission key of the merchant; without it the gateway refuses the call as FEATURE_OFF. */
  feature?: string
  query?: Schema
  body?: Schema
  /**
   * The encoding of the body; defaults to JSON. `form` is `application/x-www-form-urlencoded`, so its values are texts. In
   * `multipart/form-data` a text stays a text, and a field of files is a list.
   */
  bodyType?: 'form' | 'multipart'
  /** The body is a JWE in `{ data }`, its key named by the header `Encryption`. */
  encrypted?: true
  /** The call also works during maintenance and in restricted regions. */
  always?: true
  /**
   * The answer is the same for every visitor and changes rarely: a browser may keep it, and asks each time whether it has
   * changed. An answer to a member is never kept.
   */
  cacheable?: true
  /** The answer is long: a client validates its fields one by one. */
  long?: true
  /** The call streams server-sent events until the caller disconnects; `response` is one event. */
  stream?: true
  response: Schema
  errors: readonly Code[]
}

/** An endpoint of any contract. */
export type Endpoint = Definition<string> & { id: string }

/** The endpoints of one area, by name. */
export type Resource<Name extends string, Definitions> = {
  readonly [Key in keyof Definitions & string]: Definitions[Key] & { id: `${Name}.${Key}` }
}

/** Creates the endpoints of one area of the contract, each with its id `area.name`. */
export const resource = <const Name extends string, const Definitions extends Record<string, Definition>>(
  name: Name,
  definitions: Definitions,
): Resource<Name, Definitions> => nameEndpoints(name, definitions)

/** Adds the id to each endpoint and accepts any error codes: for contracts other than the player's. */
export function nameEndpoints<const Name extends string, const Definitions extends Record<string, Definition<string>>>(
  name: Name,
  definitions: Definitions,
): Resource<Name, Definitions> {
  const named = Object.entries(definitions).map(([key, definition]) => [key, { ...definition, id: `${name}.${key}` }])
  return Object.fromEntries(named)
}

type QueryOf<E> = E extends { query: infer S extends Schema } ? z.output<S> : unknown
type BodyOf<E> = E extends { body: infer S extends Schema } ? z.input<S> : unknown

/** The argument of a call: the query parameters and the body that the endpoint declares. */
export type Input<E> = QueryOf<E> & BodyOf<E>

/** The validated answer of a call. */
export type Answer<E extends Endpoint> = z.output<E['response']>

/** Returns true if a call changes nothing, so that a client may repeat it. */
export const isRead = ({ method, acts }: Endpoint): boolean => method === 'GET' && !acts
