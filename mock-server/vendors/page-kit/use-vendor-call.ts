import { type Failure, failGame, type OverReason } from './outcome.ts'
import { useCall } from './use-call.ts'

interface VendorCall<Request, Answer> {
  /** What to send; undefined sends nothing. The same object is sent only once. */
  request: Request | undefined
  /** Returns the milliseconds to wait before the call. Without it, the call is made at once. */
  delay?: (request: Request) => number
  send: (request: Request) => Promise<Answer>
  onAnswer: (answer: Answer) => void
  onFailure: (failure: Failure) => void
  /** Called if the failed call has ended the game. */
  end: (reason: OverReason) => void
}

/** Sends each new request to the vendor, and ends the game if the vendor has. Late answers are ignored. */
export function useVendorCall<Request, Answer>({ onFailure, end, ...call }: VendorCall<Request, Answer>): void {
  useCall({ ...call, onError: (thrown) => failGame(thrown, { onFailure, end }) })
}
