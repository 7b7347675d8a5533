import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type CodeSent, resendAt } from '#gateway/resend-at.ts'
import { serverNow } from '#gateway/server-time.ts'
import { useCountdown } from '#gateway/use-countdown.ts'
import type { Form } from '#ui/forms/use-form.ts'
import { toast } from '#ui/layers/toast.ts'

const sendingMs = 10_000

export type CodeMethod = 'sms' | 'email'
export type CodeField = 'mobileNum' | 'email' | 'verificationCode'

/** The field of the address that a method sends a code to. */
export const contactOf = { sms: 'mobileNum', email: 'email' } as const satisfies Record<CodeMethod, CodeField>

interface CodeRequestOptions<Name extends string> {
  method: CodeMethod
  form: Form<Name | CodeField>
  refuse: (failure: unknown) => void
  /** Asks the gateway to send a code to the typed address. */
  request: () => Promise<CodeSent>
}

/** Sends a code to the typed address and counts the seconds until another one may be requested. */
export function useCodeRequest<Name extends string>({ method, form, refuse, request }: CodeRequestOptions<Name>) {
  const { t } = useTranslation()
  const { left, start, stop } = useCountdown()
  const latest = useRef(0)

  async function send() {
    latest.current += 1
    const mine = latest.current
    toast.show(t('in_sms_sending'), { kind: 'loading', ms: sendingMs })
    const sent = await request()
    toast.show(t(method === 'sms' ? 'in_sms_send' : 'verification_code_emailed'), { kind: 'success' })
    if (mine === latest.current) start(resendAt(sent, serverNow()))
  }

  async function requestCode() {
    if (!form.passesField(contactOf[method])) return
    try {
      await send()
      form.focus('verificationCode')
    } catch (failure) {
      toast.hideLoading()
      refuse(failure)
    }
  }

  /** Drops the code when the address changes, because it is valid only there. */
  function forgetCode() {
    latest.current += 1
    stop()
    form.clear('verificationCode')
  }

  return { secondsLeft: left, requestCode, forgetCode }
}
