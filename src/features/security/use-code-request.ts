import type { CodeSent } from '#gateway/resend-at.ts'
import { useCountdown } from '#gateway/use-countdown.ts'
import { useCodeSending } from '#ui/forms/use-code-sending.ts'
import type { Form } from '#ui/forms/use-form.ts'

export type CodeMethod = 'sms' | 'email'
export type CodeField = 'mobileNum' | 'email' | 'verificationCode'

/** The field of the address that a method sends a code to. */
export const contactOf = { sms: 'mobileNum', email: 'email' } as const satisfies Record<CodeMethod, CodeField>

const sentText = { sms: 'in_sms_send', email: 'verification_code_emailed' } as const

interface CodeRequestOptions<Name extends string> {
  method: CodeMethod
  form: Form<Name | CodeField>
  refuse: (failure: unknown) => void
  /** Asks the gateway to send a code to the typed address. */
  request: () => Promise<CodeSent>
}

/** Sends a code to the typed address and counts the seconds until another one may be requested. */
export function useCodeRequest<Name extends string>({ method, form, refuse, request }: CodeRequestOptions<Name>) {
  const wait = useCountdown()
  const { send, forget } = useCodeSending(wait)

  async function requestCode() {
    if (!form.passesField(contactOf[method])) return
    try {
      if (await send(request, sentText[method])) form.focus('verificationCode')
    } catch (failure) {
      refuse(failure)
    }
  }

  /** Drops the code when the address changes, because it is valid only there. */
  function forgetCode() {
    forget()
    form.clear('verificationCode')
  }

  return { secondsLeft: wait.left, requestCode, forgetCode }
}
