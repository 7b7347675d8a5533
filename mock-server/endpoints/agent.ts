import { agent } from '#contract/agent.ts'
import { implement } from '../core/implement.ts'
import { affiliateLink } from './agent-affiliate.ts'
import { downline, downlines } from './agent-downlines.ts'
import { updateDownlineRebates } from './agent-rebates.ts'
import { registerDownline } from './agent-register.ts'
import { transferDownline, transferMultipleDownline } from './agent-transfers.ts'

export const agentEndpoints = implement(agent, {
  affiliateUrl: ({ member, world }) => affiliateLink(world, member),
  downlines,
  downline,
  registerDownline,
  updateDownlineRebates,
  transferDownline,
  transferMultipleDownline,
})
