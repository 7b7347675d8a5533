import * as z from 'zod/mini'
import { VendorFailure } from './call-vendor.ts'

/** Why a game has ended. */
export type OverReason = 'expired' | 'closed' | 'signed-out' | 'gone' | 'limit'
/** Why a game cannot continue for now. */
export type Trouble = 'unreachable' | 'maintenance'

/** The effect of a failed call on the player. */
export type Outcome =
  | { kind: 'over'; reason: OverReason }
  | { kind: 'short'; balance: number | undefined }
  | { kind: 'trouble'; trouble: Trouble }

/** The effect of a failed call that has not ended the game. */
export type Failure = Exclude<Outcome, { kind: 'over' }>

const Short = z.object({ balance: z.number() })

/** Returns the effect of a failed call on the player. @throws any error that is not the vendor's. */
export function outcomeOf(thrown: unknown): Outcome {
  if (!(thrown instanceof VendorFailure)) throw thrown
  switch (thrown.code) {
    case 'LAUNCH_CLOSED':
      return { kind: 'over', reason: 'closed' }
    case 'SESSION_EXPIRED':
    case 'SESSION_INVALID':
    case 'SESSION_REPLACED':
      return { kind: 'over', reason: 'signed-out' }
    case 'INSUFFICIENT_FUNDS':
      return { kind: 'short', balance: Short.safeParse(thrown.value).data?.balance }
    case 'MAINTENANCE':
    case 'VENDOR_MAINTENANCE':
      return { kind: 'trouble', trouble: 'maintenance' }
    case 'PLAY_LIMIT_REACHED':
      return { kind: 'over', reason: 'limit' }
    case 'GAME_NOT_FOUND':
    case 'REGION_RESTRICTED':
      return { kind: 'over', reason: 'gone' }
    case 'UNREACHABLE':
    case 'UNEXPECTED':
    case 'FAULT_INJECTED':
    case 'RATE_LIMITED':
      return { kind: 'trouble', trouble: 'unreachable' }
    default:
      return { kind: 'over', reason: 'expired' }
  }
}

interface FailureHandlers {
  onFailure: (failure: Failure) => void
  end: (reason: OverReason) => void
}

/** Ends the game if a failed call has ended it, and reports any other failure. @throws any error that is not the vendor's. */
export function failGame(thrown: unknown, { onFailure, end }: FailureHandlers): void {
  const outcome = outcomeOf(thrown)
  if (outcome.kind === 'over') end(outcome.reason)
  else onFailure(outcome)
}
