import { queryOptions } from '@tanstack/react-query'
import { member } from '#contract/member.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { call } from '#gateway/call.ts'
import { profileKey } from './profile-key.ts'

export const profileQuery = (session: SessionInfo | undefined) =>
  queryOptions({
    queryKey: profileKey(session),
    queryFn: ({ signal }) => call(member.memberInfo, {}, { signal }),
    refetchOnWindowFocus: true,
  })
