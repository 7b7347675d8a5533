import type { Implementation } from '#mock-server/core/implement.ts'
import { bingoEndpoints } from '#mock-server/vendors/bingo/endpoints.ts'
import { chatEndpoints } from '#mock-server/vendors/chat/endpoints.ts'
import { crashEndpoints } from '#mock-server/vendors/crash/endpoints.ts'
import { fishEndpoints } from '#mock-server/vendors/fish/endpoints.ts'
import { identityEndpoints } from '#mock-server/vendors/identity/endpoints.ts'
import { liveEndpoints } from '#mock-server/vendors/live/endpoints.ts'
import { lotteryHouseEndpoints } from '#mock-server/vendors/lottery/endpoints.ts'
import { payEndpoints } from '#mock-server/vendors/pay/endpoints.ts'
import { pvpEndpoints } from '#mock-server/vendors/pvp/endpoints.ts'
import { launchEndpoints } from '#mock-server/vendors/shared/launch-endpoints.ts'
import { slotEndpoints } from '#mock-server/vendors/slot/endpoints.ts'
import { sportsEndpoints } from '#mock-server/vendors/sports/endpoints.ts'
import { endpoints } from './platform-endpoints.ts'

/** Every endpoint of a world with its behaviour: the contract's and the vendors' own. */
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
  ...identityEndpoints,
]
