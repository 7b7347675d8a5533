import type { Implementation } from '../core/implement.ts'
import { agentEndpoints } from './agent.ts'
import { agentContractEndpoints } from './agent-contracts.ts'
import { announcementEndpoints } from './announcements.ts'
import { authEndpoints } from './auth.ts'
import { depositEndpoints } from './deposit.ts'
import { gameEndpoints } from './games.ts'
import { lotteryEndpoints } from './lottery.ts'
import { memberEndpoints } from './member.ts'
import { liveModelEndpoints, messageEndpoints } from './messages.ts'
import { promotionEndpoints } from './promotions.ts'
import { securityEndpoints } from './security.ts'
import { serviceEndpoints, systemEndpoints } from './system.ts'
import { walletEndpoints } from './wallet.ts'
import { withdrawEndpoints } from './withdraw.ts'

/** Every endpoint of the contract with its behaviour. */
export const endpoints: readonly Implementation[] = [
  ...systemEndpoints,
  ...serviceEndpoints,
  ...authEndpoints,
  ...memberEndpoints,
  ...securityEndpoints,
  ...announcementEndpoints,
  ...messageEndpoints,
  ...liveModelEndpoints,
  ...gameEndpoints,
  ...lotteryEndpoints,
  ...walletEndpoints,
  ...depositEndpoints,
  ...withdrawEndpoints,
  ...promotionEndpoints,
  ...agentEndpoints,
  ...agentContractEndpoints,
]
