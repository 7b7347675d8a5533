import axios, { AxiosError, type AxiosRequestConfig, isCancel } from 'axios'
import { GatewayFailure, unreachable } from './failure.ts'
import type { Reply } from './first-answers.ts'

function transportFailure(error: unknown): GatewayFailure {
  if (isCancel(error)) return new GatewayFailure('CANCELLED')
  const timedOut = error instanceof AxiosError && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')
  return timedOut ? new GatewayFailure('TIMEOUT') : unreachable()
}

/** Makes one request and returns what it got, whatever its status. @throws GatewayFailure if it got nothing. */
export async function transport(request: AxiosRequestConfig): Promise<Reply> {
  try {
    const { status, headers, data } = await axios.request<unknown>({ ...request, validateStatus: () => true })
    return { status, date: headers.date, data }
  } catch (error) {
    throw transportFailure(error)
  }
}
