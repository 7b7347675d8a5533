import type { Contract } from '#contract/agent-contracts.ts'

interface ContractEvent {
  name: 'asked' | 'offered' | 'accepted' | 'declined' | 'replaced'
  at: number
}

/** Returns what happened to a contract, oldest first. */
export function eventsOf({ status, askedAt, requestedAt, answeredAt, replacedAt }: Contract): ContractEvent[] {
  const happened = [
    ['asked', askedAt],
    ['offered', requestedAt],
    [status === 'declined' ? 'declined' : 'accepted', answeredAt],
    ['replaced', replacedAt],
  ] as const
  return happened.flatMap(([name, at]) => (at === null ? [] : [{ name, at }]))
}
