import { endpoints } from '../endpoints/all.ts'
import { launchEndpoints } from '../vendors/launch-endpoints.ts'
import { payEndpoints } from '../vendors/pay-endpoints.ts'
import { slotEndpoints } from '../vendors/slot-endpoints.ts'
import type { Implementation } from './implement.ts'

/** Everything a world answers: the contract's endpoints and the vendors' own. */
export const implementations: readonly Implementation[] = [
  ...endpoints,
  ...launchEndpoints,
  ...slotEndpoints,
  ...payEndpoints,
]
