import type { Withdrawal } from '#contract/withdraw.ts'
import type { OutcomeTone } from '#ui/states/outcome.tsx'

export const withdrawalTones: Record<Withdrawal['status'], OutcomeTone> = {
  pending: 'waiting',
  approved: 'done',
  refused: 'failed',
  cancelled: 'failed',
}

/** Returns whether the money of a withdrawal is back in the balance. */
export const isReturned = (status: Withdrawal['status']): boolean => status === 'refused' || status === 'cancelled'
