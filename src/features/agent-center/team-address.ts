export const teamAddress = '/m/member/agent/team'
export const kpiAddress = '/m/member/agent/kpi'

/** Returns the address of a place in the tree; of the agent's own without an account. */
export const placeAddress = (account?: string): string =>
  account ? `${teamAddress}?${new URLSearchParams({ account })}` : teamAddress
