import * as z from 'zod/mini'
import { Failure, Success } from '#contract/envelope.ts'
import type { Issue } from '#contract/first-issue.ts'
import { queryClient } from '../query-client.ts'
import type { Call } from './calls.ts'
import { controlToken } from './control-token.ts'

interface RefusalFacts {
  /** The host's error code, or `UNREACHABLE` or `UNREADABLE` without a readable answer. */
  code: string
  /** The dotted path of the invalid input. */
  field?: string
  /** What the schema says of it. */
  issue?: Issue | undefined
}

const GivenIssue = z.looseObject({ code: z.string(), message: z.string() })

/** Returns the issue of an invalid input. A host of another build may give codes that Studio does not know. */
const issueOf = (value: unknown) => GivenIssue.safeParse(value).data as Issue | undefined

/** A call that the host refused or did not answer. Its message is the host's sentence, in English. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: string
  readonly field: string | undefined
  readonly issue: Issue | undefined
  /** The host wants its control token. */
  readonly needsToken: boolean

  constructor(message: string, { code, field, issue }: RefusalFacts) {
    super(message)
    this.code = code
    this.field = field
    this.issue = issue
    this.needsToken = field === 'header.X-Control-Token'
  }
}

const tokenHeader = (): Record<string, string> => {
  const token = controlToken()
  return token ? { 'X-Control-Token': token } : {}
}

function queryOf(input: object): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

/** Sends a request with the control token. @throws Refusal if the host does not answer. */
export const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(path, { ...init, headers: { ...tokenHeader(), ...init.headers } }).catch((error: unknown) => {
    throw new Refusal(error instanceof Error ? error.message : String(error), { code: 'UNREACHABLE' })
  })

/**
 * Makes a call of the control API. The changes of a world are sent one after the other, because the host may take two at
 * once in either order, and a new scenario would then lose a merchant chosen after it. @throws Refusal.
 */
export function send<C extends Call>(call: C, input: object = {}): Promise<z.output<C['response']>> {
  if (call.method === 'GET' || !('world' in input)) return request(call, input)
  const change = { mutationFn: () => request(call, input), scope: { id: String(input.world) }, retry: false } as const
  return queryClient.getMutationCache().build(queryClient, change).execute(undefined)
}

/** Sends a change as the page goes: at once, even before the answer to an earlier one. The browser sees it through. */
export function sendAtLast(call: Call, input: object): void {
  void request(call, input, { keepalive: true }).catch(() => undefined)
}

async function request<C extends Call>(call: C, input: object, init?: RequestInit): Promise<z.output<C['response']>> {
  const inQuery = call.method === 'GET' || call.method === 'DELETE'
  const response = inQuery
    ? await ask(call.path + queryOf(input), { ...init, method: call.method })
    : await ask(call.path, {
        ...init,
        method: call.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input),
      })
  const body: unknown = await response.json().catch(() => undefined)
  const failure = Failure.safeParse(body)
  if (failure.success) {
    const { message, errorCode: code, field, value } = failure.data
    throw new Refusal(message, { code, field, issue: issueOf(value) })
  }
  const success = Success.safeParse(body)
  if (!success.success) throw new Refusal(`${response.status} ${response.statusText}`.trim(), { code: 'UNREADABLE' })
  return call.response.parse(success.data.value) as z.output<C['response']>
}
