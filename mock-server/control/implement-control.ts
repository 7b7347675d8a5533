import type { Answer, Endpoint } from '#contract/resource.ts'
import type { Admission } from '#mock-server/core/admission.ts'
import type { ParsedInput } from '#mock-server/core/implement.ts'
import type { GatewayRequest } from '#mock-server/core/message.ts'
import type { GatewayErrorCode } from '#mock-server/values/error-codes.ts'
import type { FailureDetail } from '#mock-server/values/fail.ts'
import type { Worlds } from '#mock-server/world/worlds/worlds.ts'
import type { Build } from './build.ts'

interface ControlCall<E extends Endpoint> {
  endpoint: Endpoint
  input: ParsedInput<E>
  worlds: Worlds
  request: GatewayRequest
  admission: Admission
  build: Build
  fail: (code: E['errors'][number] | 'INVALID_INPUT', detail?: FailureDetail) => never
}

/** The result of a behaviour: its value, or a stream of events. */
type Result<E extends Endpoint> = E extends { stream: true } ? ReadableStream<Uint8Array> : Answer<E>

type Behaviour<E extends Endpoint> = (call: ControlCall<E>) => Promise<Result<E>> | Result<E>

/** An endpoint of the control API with its behaviour. */
export interface ControlImplementation {
  endpoint: Endpoint
  run: (call: {
    endpoint: Endpoint
    input: unknown
    worlds: Worlds
    request: GatewayRequest
    admission: Admission
    build: Build
    fail: (code: GatewayErrorCode, detail?: FailureDetail) => never
  }) => unknown
}

/** Binds each endpoint of the control API to its behaviour, as `implement` does for the platform's own. */
export function implementControl<const R extends Record<string, Endpoint>>(
  resource: R,
  behaviours: { [Key in keyof R]: Behaviour<R[Key]> },
): ControlImplementation[] {
  return Object.entries(resource).map(([name, endpoint]) => ({
    endpoint,
    // The same endpoint validates the input, so the call has the behaviour's shape.
    run: behaviours[name] as unknown as ControlImplementation['run'],
  }))
}
