import { agent } from '#contract/agent.ts'
import { implement } from '../core/implement.ts'
import { affiliate, affiliateLink } from './agent-affiliate.ts'
import { downline, downlines } from './agent-downlines.ts'
import { teamKpiA, teamKpiB } from './agent-kpi.ts'
import { updateDownlineRebates } from './agent-rebates.ts'
import { registerDownline } from './agent-register.ts'
import { subordinates } from './agent-subordinates.ts'
import { transferDownline, transferMultipleDownline } from './agent-transfers.ts'

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
