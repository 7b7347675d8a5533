import type { Control } from './control.ts'
import type { Fault } from './types.ts'

/** Makes a world's calls fail. Each function resolves to the faults then in force. */
export const createFaults = ({ call }: Control) => ({
  list: () => call<Fault[]>('GET', 'faults'),
  add: (fault: Fault) => call<Fault[]>('POST', 'faults', { fault }),
  replace: (faults: Fault[]) => call<Fault[]>('PUT', 'faults', { faults }),
  /** Removes all faults, or those of one endpoint or area. */
  clear: (endpoint?: string) => call<Fault[]>('DELETE', 'faults', { endpoint }),
})

export type Faults = ReturnType<typeof createFaults>
