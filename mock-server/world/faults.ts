import type { Chance } from '../domain/chance.ts'
import { drawLatency } from '../domain/latency.ts'
import { milliseconds } from './duration.ts'
import { type Bound, combine, type Disturbance, type Fault, undisturbed } from './fault.ts'

interface FaultsOptions {
  initial: readonly Fault[]
  chance: Chance
  nextCount: (kind: string) => number
  now: () => number
  /** When the world began. */
  startedAt: number
}

/** The faults a world has in force. */
export function createFaults({ initial, chance, nextCount, now, startedAt }: FaultsOptions) {
  let faults = initial

  const instant = (bound: Bound) => (typeof bound === 'number' ? bound : startedAt + milliseconds(bound))
  const inTime = ({ from = 0, until = Number.MAX_SAFE_INTEGER }: Fault) =>
    instant(from) <= now() && now() < instant(until)
  const concerns = (fault: Fault, endpointId: string) =>
    (fault.endpoint === '*' || fault.endpoint === endpointId) && inTime(fault)

  const happens = ({ probability = 1 }: Fault) =>
    probability === 1 || chance.fraction('fault', nextCount('fault')) < probability

  const latencyOf = ({ latency = 0 }: Fault) => {
    const count = typeof latency === 'number' ? 0 : nextCount('latency')
    return drawLatency(latency, (draw) => chance.fraction('latency', count, draw))
  }

  const spend = (fault: Fault): Fault[] => {
    if (fault.times === undefined) return [fault]
    return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : []
  }

  return {
    list: (): readonly Fault[] => faults,
    set(next: readonly Fault[]) {
      faults = next
    },
    /** What a call to the endpoint meets now; counted faults are used up by it. */
    meet(endpointId: string): Disturbance {
      const met = faults.filter((fault) => concerns(fault, endpointId) && happens(fault))
      if (met.length === 0) return undisturbed
      if (met.some(({ times }) => times))
        faults = faults.flatMap((fault) => (met.includes(fault) ? spend(fault) : [fault]))
      return combine(met, latencyOf)
    },
  }
}
