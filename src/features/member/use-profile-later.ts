import { useQuery } from '@tanstack/react-query'
import type { member } from '#contract/member.ts'
import type { Answer } from '#contract/resource.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { useSettled } from '#ui/loading/use-settled.ts'
import { profileKey } from './profile-key.ts'

/** Returns the member's profile, and asks for it once the page has settled, which does not wait for it. */
export const useProfileLater = (session: SessionInfo): Answer<typeof member.memberInfo> | undefined =>
  useQuery({
    queryKey: profileKey(session),
    queryFn: (context) => import('./profile-query.ts').then(({ askProfile }) => askProfile(context)),
    enabled: useSettled(),
  }).data
