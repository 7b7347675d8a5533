import type { Fault } from '../api/schemas.ts'

/** A slow mobile network: every call of a world is answered late. */
const slow: Fault = { endpoint: '*', latency: { p50: 800, p95: 2_500 } }

const text = (fault: Fault) => JSON.stringify(Object.entries(fault).toSorted(([a], [b]) => a.localeCompare(b)))

export const isSlow = (fault: Fault): boolean => text(fault) === text(slow)
export const withSlow = (faults: readonly Fault[]): Fault[] => [...faults, slow]
export const withoutSlow = (faults: readonly Fault[]): Fault[] => faults.filter((fault) => !isSlow(fault))
