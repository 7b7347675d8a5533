import type { QueryKey } from '@tanstack/react-query'
import type { SessionInfo } from '#contract/stored.ts'

type SessionOwner = Pick<SessionInfo, 'userName'> | undefined

/**
 * Returns the part of a query key that names the member. Every query of an endpoint that takes a session has it. It uses
 * the user name, which the login brings, and not the id, which comes with a later answer or not at all.
 */
export const memberOf = (session: SessionOwner) => ({ member: session?.userName ?? null })

/** Returns whether a query key holds a member's data. Visitors' data belongs to nobody. */
export const isMembers = (key: QueryKey): boolean =>
  key.some((part) => typeof part === 'object' && part !== null && 'member' in part && part.member !== null)
