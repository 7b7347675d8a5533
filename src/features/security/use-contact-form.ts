import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Rules } from '#brand/rules.ts'
import type { CodeSent } from '#gateway/resend-at.ts'
import { usualDialingCode } from '#ui/forms/dialing-codes.ts'
import { withoutLeadingZero } from '#ui/forms/digits.ts'
import { codeProblem } from './code-problem.ts'
import { securityQueries } from './security-queries.ts'
import { type CodeField, type CodeMethod, contactOf, useCodeRequest } from './use-code-request.ts'
import { usePartForm } from './use-part-form.ts'

type Values = Readonly<Record<CodeField, string>>

/** Creates the form that sets a mobile number or an e-mail address with a code that is sent there. */
export function useContactForm(method: CodeMethod, rules: Rules) {
  const [dialingCode, setDialingCode] = useState<string>(usualDialingCode)
  const { mutateAsync: setEmail } = useMutation(securityQueries.setEmail())
  const { mutateAsync: setMobile } = useMutation(securityQueries.setMobile())
  const { form, submit, refuse } = usePartForm<CodeField>({
    initial: { mobileNum: '', email: '', verificationCode: '' },
    names: [contactOf[method], 'verificationCode'],
    check: (name, values) => codeProblem(rules, name, values[name]),
    save: (values) => set(values, values.verificationCode),
  })

  function set({ mobileNum, email }: Values, verificationCode?: string): Promise<CodeSent> {
    if (method === 'email') return setEmail({ email: email.trim(), verificationCode })
    const number = { mobileNum: withoutLeadingZero(mobileNum), countryDialingCode: dialingCode }
    return setMobile({ ...number, verificationCode })
  }

  const code = useCodeRequest({ method, form, refuse, request: () => set(form.values) })
  return { form, submit, code, dialingCode, setDialingCode }
}
