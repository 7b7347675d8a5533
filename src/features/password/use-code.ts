import { useMutation } from '@tanstack/react-query'
import { GatewayFailure } from '#gateway/failure.ts'
import { useCountdown } from '#gateway/use-countdown.ts'
import { withoutLeadingZero } from '#ui/forms/digits.ts'
import { useCodeSending } from '#ui/forms/use-code-sending.ts'
import type { ForgetField, ForgetMethod } from './forget-fields.ts'
import { passwordQueries } from './password-queries.ts'

/** The loading message stays until it is hidden. Section 9 of the specification sets the duration. */
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
  const wait = useCountdown()
  const { send, forget } = useCodeSending(wait, sendingMs)
  const { mutateAsync: sendSms } = useMutation(passwordQueries.sendSms())
  const { mutateAsync: sendEmail } = useMutation(passwordQueries.sendEmail())
  const { mutateAsync: pendingCode } = useMutation(passwordQueries.pendingCode())
  const { method, values } = recipient
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

  return {
    left: wait.left,
    /**
     * Returns whether the code is still wanted: false after `stop`.
     * @throws GatewayFailure, after it has hidden the loading message.
     */
    send: () => send(() => request().catch(recall), bySms ? 'in_sms_send' : 'verification_code_emailed'),
    stop: forget,
  }
}
