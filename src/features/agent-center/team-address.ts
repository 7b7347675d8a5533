export const teamAddress = '/m/member/agent/team'
export const kpiAddress = '/m/member/agent/kpi'
export const registerAddress = '/m/member/agent/register'

/** Returns the address of a place in the tree; of the agent's own without an account. */
export const placeAddress = (account?: string): string =>
  account ? `${teamAddress}?${new URLSearchParams({ account })}` : teamAddress
