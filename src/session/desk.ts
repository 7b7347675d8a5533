/** The login screen has a desk for members and another one for agents. */
export const agentDesk = '/m/login?desk=agent'

/** The recovery of a password returns to the desk of its address. */
export const agentForget = '/m/forget?desk=agent'

/** Returns whether the query of an address names the agents' desk. */
export const isAgentDesk = (search: string): boolean => new URLSearchParams(search).get('desk') === 'agent'
