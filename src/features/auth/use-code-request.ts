import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { auth } from '#contract/auth.ts'
import type { Answer, Input } from '#contract/resource.ts'
import { useCountdown } from '#gateway/use-countdown.ts'
import { withoutLeadingZero } from '#ui/forms/digits.ts'
import { useCodeSending } from '#ui/forms/use-code-sending.ts'
import { authQueries } from './auth-queries.ts'

type Purpose = 'login' | 'register'

export type CodeRequest = ReturnType<typeof useCodeRequest>

/** Sends a code to a mobile number and counts the seconds until the next request for that number is allowed. */
export function useCodeRequest(purpose: Purpose) {
  const wait = useCountdown()
  const { send } = useCodeSending(wait)
  const [sentTo, setSentTo] = useState<string>()
  const { mutateAsync } = useMutation<Answer<typeof auth.sendSmsNoLogin>, Error, Input<typeof auth.sendSmsNoLogin>>(
    purpose === 'login' ? authQueries.sendLoginCode() : authQueries.sendRegisterCode(),
  )

  /**
   * Returns whether the code is still wanted: false after a request for another number.
   * @throws GatewayFailure, after it has hidden the loading message.
   */
  async function request(mobile: string, countryDialingCode: string): Promise<boolean> {
    const mobileNum = withoutLeadingZero(mobile)
    const wanted = await send(() => mutateAsync({ mobileNum, countryDialingCode }))
    if (wanted) setSentTo(countryDialingCode + mobileNum)
    return wanted
  }

  /** Returns the seconds until another code may be requested for a number; undefined if none are left. */
  const leftFor = (mobile: string, countryDialingCode: string) =>
    sentTo === countryDialingCode + withoutLeadingZero(mobile) ? wait.left : undefined

  return { leftFor, request }
}
