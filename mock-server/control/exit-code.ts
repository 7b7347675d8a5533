import { ControlFailure } from './call-control.ts'
import { WrongUse } from './wrong-use.ts'

/** What a command that failed ends with: 2 for a wrong use, or a name of what there is not, and 1 for all else. */
export function exitCodeOf(error: unknown): 1 | 2 {
  if (error instanceof WrongUse) return 2
  return error instanceof ControlFailure && /^INVALID_INPUT$|_UNKNOWN$/.test(error.facts.errorCode ?? '') ? 2 : 1
}
