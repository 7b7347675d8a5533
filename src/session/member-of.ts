import type { QueryKey } from '@tanstack/react-query'
import type { SessionInfo } from '#contract/stored.ts'

type Asker = Pick<SessionInfo, 'userName'> | undefined

/**
 * The part of a key that names whose answer it holds. Every query of an endpoint that takes a session has it: the name is
 * known from the login on, while the member's id comes with a later answer or not at all.
 */
export const memberOf = (session: Asker) => ({ member: session?.userName ?? null })

/** Whether a key holds the data of a member; what visitors are answered is nobody's. */
export const isMembers = (key: QueryKey): boolean =>
  key.some((part) => typeof part === 'object' && part !== null && 'member' in part && part.member !== null)
