/** The login screen has a desk for members and another one for agents. */
export const agentDesk = '/m/login?desk=agent'

/** Returns whether the query of the login screen's address names the agents' desk. */
export const isAgentDesk = (search: string): boolean => new URLSearchParams(search).get('desk') === 'agent'
