import type { Chance } from '#mock-server/values/chance.ts'
import { drawLatency } from '#mock-server/values/latency.ts'
import { milliseconds } from '#mock-server/world/clock/duration.ts'
import { covers } from './endpoint-pattern.ts'
import { type Bound, combine, type Disturbance, type Fault, type Stage, undisturbed } from './fault.ts'

/** A call or a file that faults may disturb, with the properties they match against. */
export interface Target {
  endpoint: string
  /** The stage of the call; a file has no stages. */
  stage?: Stage
  account: () => string | undefined
  region: () => string | undefined
  header: (name: string) => string | undefined
  query: (name: string) => string | undefined
  /** Returns a field of the body as text. */
  body: (field: string) => string | undefined
}

const hasFields = (expected: Fault['body'], read: (name: string) => string | undefined) =>
  expected === undefined || Object.entries(expected).every(([name, value]) => read(name) === value)

const matches = ({ account, region, header, query, body }: Fault, target: Target) =>
  (account === undefined || target.account() === account) &&
  (region === undefined || target.region() === region) &&
  hasFields(header, target.header) &&
  hasFields(query, target.query) &&
  hasFields(body, target.body)

const isAt = ({ stage = 'before-auth' }: Fault, target: Target) => target.stage === undefined || target.stage === stage

/** Returns true if a fault names the target. `*` covers all endpoints but no file, which must be named. */
const isOf = ({ endpoint }: Fault, target: Target) =>
  covers(endpoint, target.endpoint) && (endpoint !== '*' || target.stage !== undefined)

interface FaultsOptions {
  initial: readonly Fault[]
  chance: Chance
  nextCount: (kind: string) => number
  now: () => number
  /** The beginning of the world, in milliseconds since 1970. */
  startedAt: number
}

/** Creates the faults in force in a world. */
export function createFaults({ initial, chance, nextCount, now, startedAt }: FaultsOptions) {
  let faults = initial

  const instant = (bound: Bound) => (typeof bound === 'number' ? bound : startedAt + milliseconds(bound))
  const inTime = ({ from = 0, until = Number.MAX_SAFE_INTEGER }: Fault) =>
    instant(from) <= now() && now() < instant(until)
  const concerns = (fault: Fault, target: Target) =>
    isOf(fault, target) && isAt(fault, target) && inTime(fault) && matches(fault, target)

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
    /** Returns the combined effect on a call at its stage now, and uses up counted faults. */
    meet(target: Target): Disturbance {
      const met = faults.filter((fault) => concerns(fault, target) && happens(fault))
      if (met.length === 0) return undisturbed
      if (met.some(({ times }) => times))
        faults = faults.flatMap((fault) => (met.includes(fault) ? spend(fault) : [fault]))
      return combine(met, latencyOf)
    },
  }
}
