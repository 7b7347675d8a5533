import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Rules } from '#brand/rules.ts'
import { useSession } from '#session/session.ts'
import { usualDialingCode } from '#ui/forms/dialing-codes.ts'
import { withoutLeadingZero } from '#ui/forms/digits.ts'
import { codeProblem } from './code-problem.ts'
import { type NewPaymentField, newPaymentFields, newPaymentProblem } from './payment-fields.ts'
import { securityQueries } from './security-queries.ts'
import { type CodeField, type CodeMethod, contactOf, useCodeRequest } from './use-code-request.ts'
import { usePartForm } from './use-part-form.ts'

type ForgottenField = CodeField | NewPaymentField

const isNew = (name: ForgottenField): name is NewPaymentField => newPaymentFields.some((field) => field === name)

/** Creates the form that sets a forgotten payment password with a code sent to the member's number or address. */
export function useForgottenForm(method: CodeMethod, rules: Rules) {
  const contact = contactOf[method]
  const username = useSession()?.userName ?? ''
  const [dialingCode, setDialingCode] = useState<string>(usualDialingCode)
  const { mutateAsync: sendSms } = useMutation(securityQueries.sendSms())
  const { mutateAsync: sendEmail } = useMutation(securityQueries.sendEmail())
  const { mutateAsync: reset } = useMutation(securityQueries.resetPaymentPassword())
  const { form, submit, refuse } = usePartForm<ForgottenField>({
    initial: { mobileNum: '', email: '', verificationCode: '', newPaymentPassword: '', confirmPaymentPassword: '' },
    names: [contact, 'verificationCode', ...newPaymentFields],
    check: (name, values) =>
      isNew(name) ? newPaymentProblem(rules, name, values) : codeProblem(rules, name, values[name]),
    dependents: { newPaymentPassword: 'confirmPaymentPassword' },
    explain: ({ code }) => (code === 'ACCOUNT_UNAVAILABLE' ? [contact, 'security.not_on_file'] : undefined),
    save: ({ mobileNum: _, email: __, ...values }) => reset({ ...values, type: method }),
  })

  function request() {
    const { mobileNum, email } = form.values
    if (method === 'email') return sendEmail({ username, email: email.trim() })
    return sendSms({ mobileNum: withoutLeadingZero(mobileNum), countryDialingCode: dialingCode })
  }

  const code = useCodeRequest({ method, form, refuse, request })
  return { form, submit, code, dialingCode, setDialingCode }
}
