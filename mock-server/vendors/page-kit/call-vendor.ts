import { Success } from '#contract/envelope.ts'
import type { Answer, Endpoint, Input } from '#contract/resource.ts'
import { type GatewayErrorCode, Refusal } from '#mock-server/values/error-codes.ts'
import { atBase } from './page-base.ts'

const timeout = 12_000

/** A failed call, with the vendor's error code, or `UNREACHABLE` if there was no valid answer. */
export class VendorFailure extends Error {
  override name = 'VendorFailure'
  readonly code: GatewayErrorCode | 'UNREACHABLE'
  readonly value: unknown

  constructor(code: GatewayErrorCode | 'UNREACHABLE', value?: unknown) {
    super(code)
    this.code = code
    this.value = value
  }
}

/** Returns whether a call has failed with this code. */
export const isFailure = (thrown: unknown, code: VendorFailure['code']): boolean =>
  thrown instanceof VendorFailure && thrown.code === code

function addressOf({ path, query }: Endpoint, input: object): string {
  const present = query ? Object.entries(input).filter(([, value]) => value !== undefined) : []
  const search = new URLSearchParams(present.map(([name, value]) => [name, String(value)]))
  return atBase(search.size > 0 ? `${path}?${search}` : path)
}

async function exchange(endpoint: Endpoint, input: object, token: string | undefined): Promise<unknown> {
  try {
    const response = await fetch(addressOf(endpoint, input), {
      method: endpoint.method,
      headers: {
        'content-type': 'application/json',
        ...(endpoint.module && { moduleid: endpoint.module }),
        ...(token && { authorization: token }),
      },
      body: endpoint.body && JSON.stringify(input),
      // The last call of a page must survive it.
      keepalive: true,
      signal: AbortSignal.timeout(timeout),
    })
    return await response.json()
  } catch {
    throw new VendorFailure('UNREACHABLE')
  }
}

/** Calls an endpoint, with a session token if it needs one, and returns its parsed answer. @throws VendorFailure only. */
export async function callVendor<E extends Endpoint>(
  endpoint: E,
  input: Input<E> & object,
  token?: string,
): Promise<Answer<E>> {
  const envelope = await exchange(endpoint, input, token)
  const failure = Refusal.safeParse(envelope)
  if (failure.success) throw new VendorFailure(failure.data.errorCode, failure.data.value)
  const success = Success.safeParse(envelope)
  const answer = endpoint.response.safeParse(success.data?.value)
  if (!answer.success) throw new VendorFailure('UNREACHABLE')
  return answer.data as Answer<E>
}
