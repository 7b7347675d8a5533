import type { Chance } from '../domain/chance.ts'
import { combine, concerns, type Disturbance, type Fault } from './fault.ts'

interface FaultsOptions {
  initial: Fault[]
  chance: Chance
  nextCount: (kind: string) => number
}

/** The faults a world has in force. */
export function createFaults({ initial, chance, nextCount }: FaultsOptions) {
  let faults = initial

  const happens = ({ probability = 1 }: Fault) =>
    probability === 1 || chance.fraction('fault', nextCount('fault')) < probability

  const spend = (fault: Fault): Fault[] => {
    if (fault.times === undefined) return [fault]
    return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : []
  }

  return {
    list: (): readonly Fault[] => faults,
    set(next: Fault[]) {
      faults = next
    },
    /** What a call to the endpoint meets now; counted faults are used up by it. */
    meet(endpointId: string): Disturbance {
      const met = faults.filter((fault) => concerns(fault, endpointId) && happens(fault))
      faults = faults.flatMap((fault) => (met.includes(fault) ? spend(fault) : [fault]))
      return combine(met)
    },
  }
}
