import type { SessionInfo } from '#contract/stored.ts'
import { memberOf } from '#session/member-of.ts'

/** The key of a member's profile among the queries. */
export const profileKey = (session: SessionInfo | undefined) => ['member', 'info', memberOf(session)] as const
