import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { auth } from '#contract/auth.ts'
import type { Answer, Input } from '#contract/resource.ts'
import { resendAt } from '#gateway/resend-at.ts'
import { serverNow } from '#gateway/server-time.ts'
import { useCountdown } from '#gateway/use-countdown.ts'
import { withoutLeadingZero } from '#ui/forms/digits.ts'
import { toast } from '#ui/layers/toast.ts'
import { authQueries } from './auth-queries.ts'

type Purpose = 'login' | 'register'

const sendingMs = 10_000

export type CodeRequest = ReturnType<typeof useCodeRequest>

/** Sends a code to a mobile number and counts the seconds until the next request for that number is allowed. */
export function useCodeRequest(purpose: Purpose) {
  const { t } = useTranslation()
  const { left, start } = useCountdown()
  const [sentTo, setSentTo] = useState<string>()
  const { mutateAsync } = useMutation<Answer<typeof auth.sendSmsNoLogin>, Error, Input<typeof auth.sendSmsNoLogin>>(
    purpose === 'login' ? authQueries.sendLoginCode() : authQueries.sendRegisterCode(),
  )

  /** @throws GatewayFailure, after it has hidden the loading message. */
  async function request(mobile: string, countryDialingCode: string): Promise<void> {
    const mobileNum = withoutLeadingZero(mobile)
    toast.show(t('in_sms_sending'), { kind: 'loading', ms: sendingMs })
    try {
      const sent = await mutateAsync({ mobileNum, countryDialingCode })
      toast.show(t('in_sms_send'), { kind: 'success', ms: 1500 })
      setSentTo(countryDialingCode + mobileNum)
      start(resendAt(sent, serverNow()))
    } catch (failure) {
      toast.hide()
      throw failure
    }
  }

  /** Returns the seconds until another code may be requested for a number; undefined if none are left. */
  const leftFor = (mobile: string, countryDialingCode: string) =>
    sentTo === countryDialingCode + withoutLeadingZero(mobile) ? left : undefined

  return { leftFor, request }
}
