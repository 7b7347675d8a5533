import type { FailureDetail } from '#mock-server/values/fail.ts'

interface KeyedCall {
  fail: (code: 'IDEMPOTENCY_KEY_REUSED', detail: FailureDetail) => never
}

interface Comparison<Made> {
  /** What the call does, as a noun for the message: "transfer". */
  action: string
  isSame: (made: Made) => boolean
}

/**
 * Returns what an earlier call with the same idempotency key made, if anything.
 *
 * @throws GatewayError IDEMPOTENCY_KEY_REUSED if the earlier call was not the same
 */
export function replayOf<Made>(
  { fail }: KeyedCall,
  made: Made | undefined,
  { action, isSame }: Comparison<Made>,
): Made | undefined {
  if (made !== undefined && !isSame(made)) {
    fail('IDEMPOTENCY_KEY_REUSED', {
      field: 'body.idempotencyKey',
      message: `this key made another ${action} before; a new ${action} needs a new key`,
    })
  }
  return made
}
