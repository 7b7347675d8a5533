import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { authQueries } from './auth-queries.ts'

export type Captcha = ReturnType<typeof useCaptcha>

/** The captcha picture; hidden until it is first renewed unless `shown` from the start. */
export function useCaptcha(shown: boolean) {
  const [attempt, setAttempt] = useState(shown ? 1 : 0)
  const { data: image, isError: failed } = useQuery({ ...authQueries.captcha(attempt), enabled: attempt > 0 })
  return { shown: attempt > 0, image, failed, renew: () => setAttempt((before) => before + 1) }
}
