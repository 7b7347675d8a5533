import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { profileQuery } from '#features/member/profile-query.ts'
import { useSession } from '#session/session.ts'

/** Asks for the profile of the member whose picture the header shows. A failure leaves the letter of the name. */
export function useProfileAhead(): void {
  const queryClient = useQueryClient()
  const session = useSession()
  useEffect(() => {
    if (session) void queryClient.prefetchQuery(profileQuery(session))
  }, [queryClient, session])
}
