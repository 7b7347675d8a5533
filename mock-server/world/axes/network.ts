import type { Fault } from '#mock-server/world/faults/fault.ts'
import type { Axis } from './axis.ts'

/** What each network does to every call. */
const faults = {
  usual: [],
  slow: [{ endpoint: '*', latency: 2_500 }],
  unsteady: [{ endpoint: '*', transport: 'reset', probability: 0.33 }],
  offline: [{ endpoint: '*', transport: 'reset' }],
  down: [{ endpoint: '*', error: 'FAULT_INJECTED' }],
} as const satisfies Record<string, readonly Fault[]>

type Network = keyof typeof faults

const isNetwork = ({ endpoint }: Fault) => endpoint === '*'

function kindOf({ transport, error, status, probability = 1 }: Fault): Network {
  const fails = transport !== undefined || error !== undefined || status !== undefined
  if (!fails) return 'slow'
  if (probability < 1) return 'unsteady'
  return transport === undefined ? 'down' : 'offline'
}

/** The connection between the app and the gateway: what disturbs every call alike. */
export const network: Axis<Network> = {
  values: ['usual', 'slow', 'unsteady', 'offline', 'down'],
  valueIn({ faults: all = [] }) {
    const found = all.find(isNetwork)
    return found ? kindOf(found) : 'usual'
  },
  changesTo: (value, { faults: all = [] }) => ({ faults: [...all.filter((one) => !isNetwork(one)), ...faults[value]] }),
}
