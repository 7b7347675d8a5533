import axios, { AxiosError, type AxiosResponse, isCancel } from 'axios'
import { Failure, Success } from '#contract/envelope.ts'
import { type Endpoint, isRead } from '#contract/resource.ts'
import { isStandalone } from '#platform/device.ts'
import { bodyOf } from './body-of.ts'
import { gatewayBase } from './deployment.ts'
import { GatewayFailure, unreachable } from './failure.ts'
import { noteServerDate } from './server-time.ts'

/**
 * The time limits of a request. A read is tried at most twice, so that it fails within 10 seconds in all. A write is
 * never repeated automatically, and a bank or payment provider behind it may take half a minute.
 */
const readMs = 4_800
const writeMs = 30_000

interface Message {
  input: object
  token?: string
  /** Headers of an encrypted body. */
  headers?: Record<string, string>
  signal?: AbortSignal
}

const withoutGaps = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))

function transportFailure(error: unknown): GatewayFailure {
  if (isCancel(error)) return new GatewayFailure('CANCELLED')
  const timedOut = error instanceof AxiosError && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')
  return timedOut ? new GatewayFailure('TIMEOUT') : unreachable()
}

function open(response: AxiosResponse<unknown>): unknown {
  const success = Success.safeParse(response.data)
  if (success.success) return success.data.value
  const failure = Failure.safeParse(response.data)
  if (failure.success) throw new GatewayFailure(failure.data.errorCode, { ...failure.data, status: response.status })
  throw new GatewayFailure('ANSWER_MALFORMED')
}

/** Sends one request to the gateway and returns the value of its answer. @throws GatewayFailure, and nothing else. */
export async function send(endpoint: Endpoint, { input, token, headers, signal }: Message): Promise<unknown> {
  const response = await axios
    .request<unknown>({
      baseURL: gatewayBase(),
      url: endpoint.path,
      method: endpoint.method,
      params: endpoint.query ? withoutGaps(input) : undefined,
      data: bodyOf(endpoint, withoutGaps(input)),
      headers: {
        ...(token && { Authorization: token }),
        ...(endpoint.module && { ModuleId: endpoint.module }),
        ...(isStandalone() && { Device: 'OTHERS' }),
        ...headers,
      },
      signal,
      timeout: isRead(endpoint) ? readMs : writeMs,
      validateStatus: () => true,
    })
    .catch((error: unknown) => {
      throw transportFailure(error)
    })
  noteServerDate(response.headers.date)
  return open(response)
}
