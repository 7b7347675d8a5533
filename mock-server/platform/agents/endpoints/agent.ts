import { agent } from '#contract/agent.ts'
import { implement } from '#mock-server/core/implement.ts'
import { affiliate, affiliateLink } from './affiliate.ts'
import { downline, downlines } from './downlines.ts'
import { teamKpiA, teamKpiB } from './kpi.ts'
import { updateDownlineRebates } from './rebates.ts'
import { registerDownline } from './register.ts'
import { subordinates } from './subordinates.ts'
import { transferDownline, transferMultipleDownline } from './transfers.ts'

export const agentEndpoints = implement(agent, {
  teamKpiA,
  teamKpiB,
  subordinates,
  affiliate,
  affiliateUrl: ({ member, world }) => affiliateLink(world, member),
  downlines,
  downline,
  registerDownline,
  updateDownlineRebates,
  transferDownline,
  transferMultipleDownline,
})
