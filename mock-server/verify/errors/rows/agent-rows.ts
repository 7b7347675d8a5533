import { agent } from '#contract/agent.ts'
import { agentContracts } from '#contract/agent-contracts.ts'
import { call, keep } from '../line.ts'
import { fresh, openSession, type Reproductions, withSession } from '../reproduction-parts.ts'

const seo = { as: 'agent_seo' }
const move = call(agent.transferDownline, { account: 'hyunwoo', toAccount: 'haedal_92' }, seo)
const accept = (contractId: string) =>
  call(agentContracts.answerContract, { token: '{{session}}', contractId, answer: 'accept' }, withSession)

/** The errors of the agent's pages. */
export const agentRows = {
  DOWNLINE_NOT_FOUND: [fresh, call(agent.downline, { account: 'emily_r' }, seo)],
  REBATE_RANGE: [fresh, call(agent.updateDownlineRebates, { account: 'hyunwoo', rebates: { RNG: 5 } }, seo)],
  TRANSFER_REFUSED: [fresh, move],
  CONTRACT_NOT_FOUND: [fresh, openSession('agent_seo'), accept('none')],
  CONTRACT_WAITING: [
    fresh,
    openSession('agent_seo'),
    call(agentContracts.askForContract, { token: '{{session}}', kind: 'salary' }, withSession),
  ],
  CONTRACT_BEST: [
    fresh,
    openSession('agent_seo'),
    keep(
      'contract',
      'contracts.0.id',
      call(agentContracts.contractRequestDividend, { token: '{{session}}' }, withSession),
    ),
    accept('{{contract}}'),
    call(agentContracts.askForContract, { token: '{{session}}', kind: 'dividend' }, withSession),
  ],
  CONTRACT_ANSWERED: [
    fresh,
    openSession('agent_seo'),
    keep(
      'contract',
      'contracts.0.id',
      call(agentContracts.contractRequestSalary, { token: '{{session}}' }, withSession),
    ),
    accept('{{contract}}'),
    accept('{{contract}}'),
  ],
} satisfies Reproductions
