import type { Answer } from '#contract/resource.ts'
import type { security } from '#contract/security.ts'

export type SecurityConfig = Answer<typeof security.securityConfig>

const protections = ['password', 'mobile', 'email', 'securityQuestions', 'paymentPassword'] as const

/** Returns how many protections a member has set, and what that amounts to. */
export function securityLevel(config: SecurityConfig) {
  const set = protections.filter((name) => Boolean(config[name])).length
  const total = protections.length
  const missing = total - set
  return { set, total, name: missing === 0 ? 'high' : missing <= 2 ? 'medium' : 'low' } as const
}
