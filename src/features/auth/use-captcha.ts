import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { authQueries } from './auth-queries.ts'

export type Captcha = ReturnType<typeof useCaptcha>

/** Returns the captcha picture; it is hidden until the first `renew` unless `shown` is true. */
export function useCaptcha(shown: boolean) {
  const [attempt, setAttempt] = useState(shown ? 1 : 0)
  const { data: image, isError: failed } = useQuery({ ...authQueries.captcha(attempt), enabled: attempt > 0 })
  return { shown: attempt > 0, image, failed, renew: () => setAttempt((before) => before + 1) }
}
