import { ControlFailure } from './call-control.ts'
import { UsageError } from './usage-error.ts'

/** Returns the exit code of a failed command: 2 for a usage error, an invalid input or an unknown name, otherwise 1. */
export function exitCodeOf(error: unknown): 1 | 2 {
  if (error instanceof UsageError) return 2
  return error instanceof ControlFailure && /^INVALID_INPUT$|_UNKNOWN$/.test(error.facts.errorCode ?? '') ? 2 : 1
}
