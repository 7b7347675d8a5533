import type { Withdrawal } from '#contract/withdraw.ts'
import type { OutcomeTone } from '#ui/states/outcome.tsx'

export const withdrawalTones: Record<Withdrawal['status'], OutcomeTone> = {
  pending: 'waiting',
  approved: 'done',
  refused: 'failed',
}
