import type { Loader } from '@storybook/react-vite'
import { queryClient } from '#app/query-client.ts'
import { closeSession } from '#gateway/session.ts'
import { withdrawQuestion } from '#ui/confirm.tsx'
import { toast } from '#ui/toast.ts'

/** Leaves nothing of the story before. */
export const worldLoader: Loader = async () => {
  localStorage.clear()
  closeSession()
  queryClient.clear()
  toast.hide()
  withdrawQuestion()
  return {}
}
