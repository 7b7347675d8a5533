import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { announcements } from '#contract/announcements.ts'
import type { Answer } from '#contract/resource.ts'
import { call } from '#gateway/call.ts'
import { announcementQueries } from './announcement-queries.ts'
import { createThrottle } from './throttle.ts'

type Notices = Answer<typeof announcements.notices>

const throttle = createThrottle(150)
const mutationKey = [...announcementQueries.all, 'mark-read']

/** Shows an announcement as read at once, reports it to the gateway, and refetches the list after the last report. */
export function useMarkRead() {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (announcementId: string) =>
      throttle(() => call(announcements.markAnnouncementAsRead, { announcementId, read: true })),
    onMutate: (announcementId) => showAsRead(client, announcementId),
    onSettled: () => {
      if (client.isMutating({ mutationKey }) > 1) return
      return client.invalidateQueries({ queryKey: announcementQueries.all })
    },
  })
  return mutate
}

async function showAsRead(client: QueryClient, announcementId: string) {
  const queryKey = [...announcementQueries.all, 'notices']
  await client.cancelQueries({ queryKey })
  client.setQueriesData<Notices>({ queryKey }, (notices) =>
    notices?.map((notice) => (notice.id === announcementId ? { ...notice, read: true } : notice)),
  )
}
