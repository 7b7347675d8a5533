import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { member } from '#contract/member.ts'
import type { Answer } from '#contract/resource.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { profileKey } from './profile-key.ts'

/** Returns the member's profile while another part of the page asks for it. */
export function useKnownProfile(session: SessionInfo): Answer<typeof member.memberInfo> | undefined {
  const queryClient = useQueryClient()
  return useSyncExternalStore(
    (notice) => queryClient.getQueryCache().subscribe(notice),
    () => queryClient.getQueryData<Answer<typeof member.memberInfo>>(profileKey(session)),
  )
}
