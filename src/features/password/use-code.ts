import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { GatewayFailure } from '#gateway/failure.ts'
import { resendAt } from '#gateway/resend-at.ts'
import { serverNow } from '#gateway/server-time.ts'
import { useCountdown } from '#gateway/use-countdown.ts'
import { withoutLeadingZero } from '#ui/forms/digits.ts'
import { toast } from '#ui/layers/toast.ts'
import type { ForgetField, ForgetMethod } from './forget-fields.ts'
import { passwordQueries } from './password-queries.ts'

/** Stays until it is hidden. */
const sendingMs = 9_999_000

interface Recipient {
  method: ForgetMethod
  values: Readonly<Record<ForgetField, string>>
  dialingCode: string
}

/** Returns the number in the gateway's form. */
export const mobileOf = ({ values, dialingCode }: Recipient) => ({
  mobileNum: withoutLeadingZero(values.mobileNum),
  countryDialingCode: dialingCode,
})

const justSent = (failure: unknown) => failure instanceof GatewayFailure && failure.code === 'CODE_TOO_SOON'

/** Sends a code, and counts the seconds until the next request is allowed. */
export function useCode(recipient: Recipient) {
  const { t } = useTranslation()
  const { left, start, stop } = useCountdown()
  const { mutateAsync: sendSms } = useMutation(passwordQueries.sendSms())
  const { mutateAsync: sendEmail } = useMutation(passwordQueries.sendEmail())
  const { mutateAsync: pendingCode } = useMutation(passwordQueries.pendingCode())
  const { method, values } = recipient
  const latest = useRef(0)
  const bySms = method === 'sms'

  const request = () =>
    bySms ? sendSms(mobileOf(recipient)) : sendEmail({ username: values.username, email: values.email })

  /** Returns the pending code if one was sent recently, for example before a reload. */
  async function recall(failure: unknown) {
    if (!justSent(failure)) throw failure
    const { expirationTime } = await pendingCode(
      bySms ? { ...mobileOf(recipient), type: 'password' } : { type: 'email', username: values.username },
    )
    if (expirationTime === null) throw failure
    return { expirationTime }
  }

  /**
   * Returns whether the code is still needed: false after `stop`.
   * @throws GatewayFailure, after it has hidden the loading message.
   */
  async function send(): Promise<boolean> {
    latest.current += 1
    const mine = latest.current
    const isCurrent = () => mine === latest.current
    toast.show(t('in_sms_sending'), { kind: 'loading', ms: sendingMs })
    try {
      const sent = await request().catch(recall)
      toast.show(t(bySms ? 'in_sms_send' : 'verification_code_emailed'), { kind: 'success', ms: 1500 })
      if (isCurrent()) start(resendAt(sent, serverNow()))
      return isCurrent()
    } catch (failure) {
      toast.hideLoading()
      if (!isCurrent()) return false
      throw failure
    }
  }

  function stopWaiting() {
    latest.current += 1
    stop()
  }

  return { left, send, stop: stopWaiting }
}
