import type { Fault } from '../api/schemas.ts'

/** The kinds of faults, and what each does to a call. */
export const faultKinds = {
  unavailable: { status: 503 },
  error: { status: 500 },
  expired: { status: 401 },
  limited: { status: 429 },
  slow: { latency: 3_000 },
  reset: { transport: 'reset' },
  hang: { transport: 'hang' },
  malformed: { transport: 'malformed' },
  lost: { status: 502, stage: 'after-run' },
} as const satisfies Record<string, Omit<Fault, 'endpoint'>>

export type FaultKind = keyof typeof faultKinds
export const faultKindNames = Object.keys(faultKinds) as FaultKind[]

const latencyText = (latency: unknown) =>
  typeof latency === 'number'
    ? `${latency} ms`
    : latency === undefined
      ? ''
      : Object.values(latency as object).join('–')

/** Returns what a fault does, in the words of the control API. */
export const effectOf = ({ status, error, transport, latency, stage, account, times, probability }: Fault): string =>
  [
    status,
    error,
    transport,
    latencyText(latency),
    stage,
    account,
    times === undefined ? '' : `× ${times}`,
    probability === undefined ? '' : `${Math.round(probability * 100)} %`,
  ]
    .filter(Boolean)
    .join(' · ')
