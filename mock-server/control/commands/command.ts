import type { Answer, Endpoint, Input } from '#contract/resource.ts'
import type { OptionName } from '../cli-options.ts'

/** The result of a command: data for `--json`, and text for a person. */
export interface CommandResult {
  data: unknown
  text: string
  /** A check failed: the exit code is 1. */
  failed?: true
}

/** A command's input, and its access to the host. */
export interface Invocation {
  /** The words after the command's own name. */
  words: readonly string[]
  options: Readonly<Partial<Record<OptionName, string>>>
  switches: { readonly [Name in 'in-order' | 'nothing-unhandled' | 'unhandled' | 'with-secrets']?: boolean }
  /** The host's address. */
  url: string
  /** Calls the host's control API. @throws ControlFailure. */
  call<E extends Endpoint>(endpoint: E, input: Input<E> & object): Promise<Answer<E>>
  /** Opens a stream of the host. @throws ControlFailure. */
  listen(endpoint: Endpoint, input: object): Promise<ReadableStream<Uint8Array>>
}

/** Returns the control API's `secrets` parameter for these switches. */
export const secretsParameter = (switches: Invocation['switches']): 'true' | undefined =>
  switches['with-secrets'] ? 'true' : undefined

/** One command of `npm run scenario`. */
export interface Command {
  /** One word or two. */
  name: string
  /** The words after the name: `NAME` is required, `[NAME]` optional, `CALL...` repeatable. */
  words?: readonly string[]
  summary: string
  options?: readonly (OptionName | keyof Invocation['switches'])[]
  run(invocation: Invocation): Promise<CommandResult> | AsyncIterable<CommandResult>
}
