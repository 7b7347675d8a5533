import { useQuery } from '@tanstack/react-query'
import type { member } from '#contract/member.ts'
import type { Answer } from '#contract/resource.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { memberOf } from '#session/member-of.ts'

export const profileKey = (session: SessionInfo | undefined) => ['member', 'info', memberOf(session)] as const

/** Returns the member's profile if another part of the page has asked for it, and asks nothing itself. */
export const useKnownProfile = (session: SessionInfo): Answer<typeof member.memberInfo> | undefined =>
  useQuery<Answer<typeof member.memberInfo>>({ queryKey: profileKey(session), enabled: false }).data
