import i18next from 'i18next'
import { Failure, Success } from '#contract/envelope.ts'
import { type Endpoint, isRead } from '#contract/resource.ts'
import { nextTask } from '#platform/next-task.ts'
import { bodyOf } from './body-of.ts'
import { GatewayFailure, unreachable } from './failure.ts'
import { type Reply, takeFirstAnswer } from './first-answers.ts'
import { gatewayBase } from './gateway-base.ts'
import { loadTransport } from './load-transport.ts'
import { readMs, requestHeaders } from './request-headers.ts'
import { noteServerDate } from './server-time.ts'

/** Names the page's language, in which the gateway writes what it sends by SMS and e-mail. */
const spokenLanguage = () => i18next.language && { 'Accept-Language': i18next.language }

/** The time limit of a write. It is never repeated, and a bank or payment provider behind it may take half a minute. */
const writeMs = 30_000
/** The time limit of an upload that the person watches and may stop. */
const uploadMs = 180_000

export interface Message {
  input: object
  token?: string
  /** Headers of an encrypted body. */
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Called with the upload progress, 0 to 1. */
  onUpload?: (part: number) => void
}

const withoutGaps = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))

function open({ data, status }: Reply): unknown {
  const success = Success.safeParse(data)
  if (success.success) return success.data.value
  const failure = Failure.safeParse(data)
  if (failure.success) throw new GatewayFailure(failure.data.errorCode, { ...failure.data, status })
  throw new GatewayFailure('ANSWER_MALFORMED')
}

async function request(endpoint: Endpoint, { input, token, headers, signal, onUpload }: Message): Promise<Reply> {
  const { transport } = await loadTransport()
  return transport({
    baseURL: gatewayBase(),
    url: endpoint.path,
    method: endpoint.method,
    params: endpoint.query ? input : undefined,
    data: bodyOf(endpoint, input),
    headers: { ...requestHeaders(token, endpoint.module), ...spokenLanguage(), ...headers },
    signal,
    timeout: onUpload ? uploadMs : isRead(endpoint) ? readMs : writeMs,
    onUploadProgress: onUpload && (({ progress = 0 }) => onUpload(progress)),
  })
}

/** The page waits for a read as long as `request` does. */
function lost(cause: unknown): never {
  throw cause instanceof DOMException && cause.name === 'TimeoutError' ? new GatewayFailure('TIMEOUT') : unreachable()
}

/** Sends one request to the gateway and returns the value of its answer. @throws GatewayFailure, and nothing else. */
export async function send(endpoint: Endpoint, message: Message): Promise<unknown> {
  const input = withoutGaps(message.input)
  const first = takeFirstAnswer(endpoint, input, message.token)?.catch(lost)
  const reply = await (first ?? request(endpoint, { ...message, input }))
  // Several first answers may arrive at once.
  if (first) await nextTask()
  noteServerDate(reply.date)
  return open(reply)
}
