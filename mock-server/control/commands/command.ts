import type { Answer, Endpoint, Input } from '#contract/resource.ts'
import type { OptionName } from '../cli-options.ts'

/** What a command tells: data for `--json`, and how a person reads it. */
export interface Told {
  data: unknown
  text: string
  /** What was asked is not so: the exit code is 1. */
  failed?: true
}

export interface Order {
  /** What stands behind the command's own name. */
  words: readonly string[]
  options: Readonly<Partial<Record<OptionName, string>>>
  switches: { readonly [Name in 'in-order' | 'nothing-unhandled' | 'unhandled' | 'with-secrets']?: boolean }
  /** Where the host is. */
  url: string
  /** Calls the host's control API. @throws ControlFailure. */
  ask<E extends Endpoint>(endpoint: E, input: Input<E> & object): Promise<Answer<E>>
  /** What the host streams. @throws ControlFailure. */
  listen(endpoint: Endpoint, input: object): Promise<ReadableStream<Uint8Array>>
}

/** As the control API is asked for them. */
export const askedSecrets = (switches: Order['switches']): 'true' | undefined =>
  switches['with-secrets'] ? 'true' : undefined

export interface Command {
  /** One word or two. */
  name: string
  /** What follows the name: `NAME` must be there, `[NAME]` may be, `CALL...` may be several. */
  words?: readonly string[]
  summary: string
  options?: readonly (OptionName | keyof Order['switches'])[]
  run(order: Order): Promise<Told> | AsyncIterable<Told>
}
