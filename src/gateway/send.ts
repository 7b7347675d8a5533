import axios, { AxiosError, type AxiosResponse, isCancel } from 'axios'
import { Failure, Success } from '#contract/envelope.ts'
import type { Endpoint } from '#contract/resource.ts'
import { isStandalone } from '#platform/device.ts'
import { bodyOf } from './body-of.ts'
import { gatewayOrigin } from './deployment.ts'
import { GatewayFailure } from './failure.ts'
import { noteServerDate } from './server-time.ts'

const timeout = 15_000

interface Message {
  input: object
  token?: string
  /** Headers that go with an encrypted body. */
  headers?: Record<string, string>
  signal?: AbortSignal
}

const withoutGaps = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))

function transportFailure(error: unknown): GatewayFailure {
  if (isCancel(error)) return new GatewayFailure('CANCELLED')
  const timedOut = error instanceof AxiosError && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')
  return new GatewayFailure(timedOut ? 'TIMEOUT' : 'NETWORK')
}

function open(response: AxiosResponse<unknown>): unknown {
  const success = Success.safeParse(response.data)
  if (success.success) return success.data.value
  const failure = Failure.safeParse(response.data)
  if (failure.success) throw new GatewayFailure(failure.data.errorCode, failure.data)
  throw new GatewayFailure('ANSWER_MALFORMED')
}

/** One request to the gateway, and the value of its answer. @throws GatewayFailure, and nothing else. */
export async function send(endpoint: Endpoint, { input, token, headers, signal }: Message): Promise<unknown> {
  const response = await axios
    .request<unknown>({
      baseURL: gatewayOrigin(),
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
      timeout,
      validateStatus: () => true,
    })
    .catch((error: unknown) => {
      throw transportFailure(error)
    })
  noteServerDate(response.headers.date)
  return open(response)
}
