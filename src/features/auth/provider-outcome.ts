/** The reasons why a third-party sign-in gives no token. */
export const problems = ['cancelled', 'failed', 'blocked', 'closed', 'timeout'] as const
export type ProviderOutcome = { token: string } | { problem: (typeof problems)[number] }

/** The longest wait for the provider's answer. */
export const patience = 120_000
