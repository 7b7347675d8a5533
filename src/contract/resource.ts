import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

type Schema = z.ZodMiniType

/** Who may call: anyone; anyone, and a session is used when there is one; a session's owner; such an owner who is an agent. */
type Access = 'none' | 'optional' | 'session' | 'agent'

export interface Definition<Code extends string = ErrorCode> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  summary: string
  /** Does something though it is a GET, such as opening a game: a client never repeats it by itself. */
  acts?: true
  access: Access
  /** Travels as the header `ModuleId`; the merchant may switch a module off. */
  module?: string
  /** The flag or permission key of the merchant without which the call is refused as FEATURE_OFF. */
  feature?: string
  query?: Schema
  body?: Schema
  /**
   * How the body is written; as JSON when it does not say. `form` is `application/x-www-form-urlencoded`, so its values
   * are texts; in `multipart/form-data` a text is a text and a field of files is a list of them.
   */
  bodyType?: 'form' | 'multipart'
  /** The body is a JWE in `{ data }`, its key named by the header `Encryption`. */
  encrypted?: true
  /** Answered during maintenance and to restricted regions as well. */
  always?: true
  /** Answers server-sent events until the caller goes away; `response` is one event. */
  stream?: true
  response: Schema
  errors: readonly Code[]
}

/** A call by whatever contract. */
export type Endpoint = Definition<string> & { id: string }

export type Resource<Name extends string, Definitions> = {
  readonly [Key in keyof Definitions & string]: Definitions[Key] & { id: `${Name}.${Key}` }
}

/** The endpoints of one area of the contract, each with its id `area.name`. */
export const resource = <const Name extends string, const Definitions extends Record<string, Definition>>(
  name: Name,
  definitions: Definitions,
): Resource<Name, Definitions> => nameEndpoints(name, definitions)

/** Gives each call its id, whatever errors it may answer: for contracts other than the player's. */
export function nameEndpoints<const Name extends string, const Definitions extends Record<string, Definition<string>>>(
  name: Name,
  definitions: Definitions,
): Resource<Name, Definitions> {
  const named = Object.entries(definitions).map(([key, definition]) => [key, { ...definition, id: `${name}.${key}` }])
  return Object.fromEntries(named)
}

type QueryOf<E> = E extends { query: infer S extends Schema } ? z.output<S> : unknown
type BodyOf<E> = E extends { body: infer S extends Schema } ? z.input<S> : unknown

/** What a caller passes: the query parameters or the body, whichever the endpoint declares. */
export type Input<E> = QueryOf<E> & BodyOf<E>

export type Answer<E extends Endpoint> = z.output<E['response']>

/** Whether a call changes nothing, so that it may be sent again. */
export const isRead = ({ method, acts }: Endpoint): boolean => method === 'GET' && !acts
