import type { Endpoint } from '#contract/resource.ts'
import { control } from '../control/contract.ts'
import { endpoints } from '../endpoints/all.ts'
import { bingoEndpoints } from '../vendors/bingo-endpoints.ts'
import { chatEndpoints } from '../vendors/chat-endpoints.ts'
import { crashEndpoints } from '../vendors/crash-endpoints.ts'
import { fishEndpoints } from '../vendors/fish-endpoints.ts'
import { launchEndpoints } from '../vendors/launch-endpoints.ts'
import { liveEndpoints } from '../vendors/live-endpoints.ts'
import { lotteryHouseEndpoints } from '../vendors/lottery-endpoints.ts'
import { payEndpoints } from '../vendors/pay-endpoints.ts'
import { pvpEndpoints } from '../vendors/pvp-endpoints.ts'
import { slotEndpoints } from '../vendors/slot-endpoints.ts'
import { sportsEndpoints } from '../vendors/sports-endpoints.ts'
import type { Implementation } from './implement.ts'

/** Everything a world answers: the contract's endpoints and the vendors' own. */
export const implementations: readonly Implementation[] = [
  ...endpoints,
  ...launchEndpoints,
  ...chatEndpoints,
  ...slotEndpoints,
  ...liveEndpoints,
  ...crashEndpoints,
  ...fishEndpoints,
  ...sportsEndpoints,
  ...bingoEndpoints,
  ...pvpEndpoints,
  ...lotteryHouseEndpoints,
  ...payEndpoints,
]

/** Every call there is: a world's, and the control API's. */
export const declaredEndpoints: readonly Endpoint[] = [
  ...implementations.map(({ endpoint }) => endpoint),
  ...Object.values(control),
]
