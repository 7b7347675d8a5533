import type { Implementation } from '#mock-server/core/implement.ts'
import { authEndpoints } from '#mock-server/platform/accounts/endpoints/auth.ts'
import { memberEndpoints } from '#mock-server/platform/accounts/endpoints/member.ts'
import { agentEndpoints } from '#mock-server/platform/agents/endpoints/agent.ts'
import { agentContractEndpoints } from '#mock-server/platform/agents/endpoints/contracts.ts'
import { gameEndpoints } from '#mock-server/platform/games/endpoints/games.ts'
import { lotteryEndpoints } from '#mock-server/platform/lottery/endpoints/lottery.ts'
import { liveModelEndpoints, messageEndpoints } from '#mock-server/platform/messages/endpoints/messages.ts'
import { depositEndpoints } from '#mock-server/platform/money/endpoints/deposit.ts'
import { walletEndpoints } from '#mock-server/platform/money/endpoints/wallet.ts'
import { withdrawEndpoints } from '#mock-server/platform/money/endpoints/withdraw.ts'
import { promotionEndpoints } from '#mock-server/platform/promotions/endpoints/promotions.ts'
import { saferPlayEndpoints } from '#mock-server/platform/saferplay/endpoints/safer-play.ts'
import { serviceEndpoints, systemEndpoints } from '#mock-server/platform/system/endpoints/system.ts'
import { announcementEndpoints } from './announcement-endpoints.ts'
import { gameInfoEndpoints } from './game-info-endpoints.ts'
import { securityEndpoints } from './security-endpoints.ts'

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
  ...gameInfoEndpoints,
  ...lotteryEndpoints,
  ...walletEndpoints,
  ...depositEndpoints,
  ...withdrawEndpoints,
  ...promotionEndpoints,
  ...agentEndpoints,
  ...agentContractEndpoints,
  ...saferPlayEndpoints,
]
