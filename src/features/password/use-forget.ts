import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useModulePermitted } from '#brand/platform-status.ts'
import type { Rules } from '#brand/rules.ts'
import { failureText, GatewayFailure, refusalOf } from '#gateway/failure.ts'
import { renewRemembered } from '#platform/remembered-login.ts'
import { usualDialingCode } from '#ui/forms/dialing-codes.ts'
import { useForm } from '#ui/forms/use-form.ts'
import { useLanguageCheck } from '#ui/forms/use-language-check.ts'
import { useShowRefusal } from '#ui/forms/use-show-refusal.ts'
import { toast } from '#ui/layers/toast.ts'
import { type ForgetField, type ForgetMethod, type ForgetStep, fieldsOf, forgetProblem } from './forget-fields.ts'
import { passwordQueries } from './password-queries.ts'
import { mobileOf, useCode } from './use-code.ts'

const empty: Record<ForgetField, string> = {
  mobileNum: '',
  username: '',
  email: '',
  verificationCode: '',
  newPassword: '',
  confirmNewPassword: '',
}

const refusedAs = (failure: unknown, ...codes: string[]) =>
  failure instanceof GatewayFailure && codes.includes(failure.code)

/** Returns the available methods; SMS only if the merchant allows resetting a password by SMS. */
function useForgetMethods(): readonly [ForgetMethod, ...ForgetMethod[]] {
  const modulePermitted = useModulePermitted()
  return modulePermitted('CHNGPASSVERIF3') ? ['sms', 'email'] : ['email']
}

/** Creates the form of a forgotten password in three steps. It keeps its values through all steps and errors. */
export function useForget(rules: Rules) {
  const { t } = useTranslation()
  const methods = useForgetMethods()
  const [method, setMethod] = useState<ForgetMethod>(methods[0])
  const [step, setStep] = useState<ForgetStep>('find')
  const [done, setDone] = useState(false)
  const [dialingCode, setDialingCode] = useState<string>(usualDialingCode)
  const [ticket, setTicket] = useState<string>()
  const form = useForm<ForgetField>({
    initial: empty,
    names: fieldsOf(step, method),
    check: forgetProblem(rules),
    dependents: { newPassword: 'confirmNewPassword' },
  })
  useLanguageCheck(form.checkFilled)
  const { values } = form
  const code = useCode({ method, values, dialingCode })
  const showRefusal = useShowRefusal()
  const { mutateAsync: verifyEmail } = useMutation(passwordQueries.verifyEmail())
  const { mutateAsync: setByPhone } = useMutation(passwordQueries.setByPhone())
  const { mutateAsync: change } = useMutation(passwordQueries.change())

  function go(next: ForgetStep) {
    setStep(next)
    const [first] = fieldsOf(next, method)
    if (first) form.focus(first)
  }

  /** Returns to the first step. A code for the previous account is not valid for another one. */
  function chooseAgain() {
    code.stop()
    form.clear('verificationCode')
    go('find')
  }

  function chooseMethod(next: ForgetMethod) {
    code.stop()
    form.clear('verificationCode')
    setMethod(next)
  }

  async function send() {
    if (await code.send()) go('code')
  }

  async function takeCode() {
    if (method === 'email') {
      const { token } = await verifyEmail({ username: values.username, verificationCode: values.verificationCode })
      setTicket(token)
    }
    go('password')
  }

  async function finish() {
    const { newPassword, confirmNewPassword, verificationCode } = values
    const passwords = { newPassword, confirmNewPassword }
    if (method === 'sms')
      await setByPhone({ ...mobileOf({ method, values, dialingCode }), ...passwords, verificationCode })
    else await change({ ...passwords, token: ticket })
    // The SMS method does not reveal the account, so only a typed name counts.
    if (method === 'email') renewRemembered(values.username, values.newPassword)
    setDone(true)
  }

  const actions: Record<ForgetStep, () => Promise<void>> = { find: send, code: takeCode, password: finish }

  function refuse(failure: unknown) {
    if (refusedAs(failure, 'SMS_CODE_WRONG', 'CODE_EXPIRED', 'CODE_TRIES_EXCEEDED')) {
      setStep('code')
      return form.refuse('verificationCode', failureText(failure))
    }
    if (refusedAs(failure, 'SESSION_EXPIRED', 'SESSION_INVALID')) {
      chooseAgain()
      return toast.show(t('forget.ticket_over'), { kind: 'error', ms: 3000 })
    }
    showRefusal(refusalOf(failure), form)
  }

  async function attempt(action: () => Promise<void>) {
    try {
      await action()
    } catch (failure) {
      refuse(failure)
    }
  }

  return {
    form,
    method,
    methods,
    chooseMethod,
    step,
    done,
    dialingCode,
    setDialingCode,
    secondsLeft: code.left,
    chooseAgain,
    sendAgain: () => attempt(async () => void (await code.send())),
    submit: async () => {
      if (form.passes()) await attempt(actions[step])
    },
  }
}

export type Forget = ReturnType<typeof useForget>
