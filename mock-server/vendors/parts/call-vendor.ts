import { Failure, Success } from '#contract/envelope.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Answer, Endpoint, Input } from '#contract/resource.ts'

const timeout = 12_000

/** A call that failed: by the vendor's own word, or `UNREACHABLE` when no sensible answer came. */
export class VendorFailure extends Error {
  override name = 'VendorFailure'
  readonly code: ErrorCode | 'UNREACHABLE'
  readonly value: unknown

  constructor(code: ErrorCode | 'UNREACHABLE', value?: unknown) {
    super(code)
    this.code = code
    this.value = value
  }
}

async function exchange({ method, path }: Endpoint, input: object, world: string | undefined): Promise<unknown> {
  try {
    const address = world === undefined ? path : `${path}?${new URLSearchParams({ world })}`
    const response = await fetch(address, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
      // Lets the last call of a page outlive it.
      keepalive: true,
      signal: AbortSignal.timeout(timeout),
    })
    return await response.json()
  } catch {
    throw new VendorFailure('UNREACHABLE')
  }
}

/** Calls a vendor's endpoint and gives its parsed answer. @throws VendorFailure, and nothing else. */
export async function callVendor<E extends Endpoint>(
  endpoint: E,
  input: Input<E> & object,
  world: string | undefined,
): Promise<Answer<E>> {
  const envelope = await exchange(endpoint, input, world)
  const failure = Failure.safeParse(envelope)
  if (failure.success) throw new VendorFailure(failure.data.errorCode, failure.data.value)
  const success = Success.safeParse(envelope)
  const answer = endpoint.response.safeParse(success.data?.value)
  if (!answer.success) throw new VendorFailure('UNREACHABLE')
  return answer.data as Answer<E>
}
