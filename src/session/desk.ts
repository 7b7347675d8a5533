import { isAgentLogin } from './account-type.ts'

/** The login screen has a desk for members and another one for agents. */
export const agentDesk = '/m/login?desk=agent'

/** The recovery of a password returns to the desk of its address. */
export const agentForget = '/m/forget?desk=agent'

/** Returns whether the query of an address names the agents' desk. */
export const isAgentDesk = (search: string): boolean => new URLSearchParams(search).get('desk') === 'agent'

/** Where agents begin. */
export const agentCenter = '/m/member/agent/home'

/** Returns the address where an account begins: an agent's own login has no use for home. */
export const beginningOf = (account: Parameters<typeof isAgentLogin>[0]): string =>
  isAgentLogin(account) ? agentCenter : '/m/home'
