import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { rulesQuery } from '#brand/rules-query.ts'
import { LoginRefusal } from '#contract/auth.ts'
import { Break } from '#contract/safer-play.ts'
import { GatewayFailure, refusalOf } from '#gateway/failure.ts'
import { forgetLogin, type LoginMethod, recallLogin, rememberLogin } from '#platform/remembered-login.ts'
import { holdPassword } from '#session/held-password.ts'
import { useIsMounted } from '#ui/controls/use-is-mounted.ts'
import { usualDialingCode } from '#ui/forms/dialing-codes.ts'
import { useForm } from '#ui/forms/use-form.ts'
import { useLanguageCheck } from '#ui/forms/use-language-check.ts'
import { useShowRefusal } from '#ui/forms/use-show-refusal.ts'
import { authQueries } from './auth-queries.ts'
import { loginFields, loginPayload, loginProblem } from './login-fields.ts'
import { openMemberSession } from './open-member-session.ts'
import { refusedByGateway } from './refused-by-gateway.ts'
import { addressAfterLogin } from './return-address.ts'
import type { Captcha } from './use-captcha.ts'
import { useNumberProvider } from './use-number-provider.ts'

/** Creates the login form of one method, with the remembered values. */
export function useLoginForm(method: LoginMethod, captcha: Captcha) {
  const [recalled] = useState(() => recallLogin(method))
  const [remember, setRemember] = useState(recalled !== undefined)
  const [lockedUntil, setLockedUntil] = useState<number>()
  /** The end of a time-out or self-exclusion. */
  const [closedUntil, setClosedUntil] = useState<number>()
  const [dialingCode, setDialingCode] = useState(recalled?.countryDialingCode || usualDialingCode)
  const { data: rules = {} } = useQuery(rulesQuery())
  const { provider, keepCode } = useNumberProvider()
  const byToken = method === 'sms' && provider !== undefined
  const form = useForm({
    initial: {
      username: recalled?.username ?? '',
      password: recalled?.password ?? '',
      firebaseIdToken: '',
      captcha: '',
    },
    names: loginFields(byToken),
    check: loginProblem(method, rules, captcha.shown),
  })
  const queryClient = useQueryClient()
  const { mutateAsync: login } = useMutation(authQueries.login())
  const showRefusal = useShowRefusal()
  const isMounted = useIsMounted()
  const navigate = useNavigate()
  const location = useLocation()
  useLanguageCheck(form.checkFilled)

  function keepOrForget() {
    const { username, password } = form.values
    if (remember) rememberLogin(method, { username, password, countryDialingCode: dialingCode })
    else forgetLogin(method)
  }

  function refuse(failure: unknown) {
    setLockedUntil(loginRefusalOf(failure)?.lockedUntil)
    setClosedUntil(failure instanceof GatewayFailure ? Break.safeParse(failure.value).data?.until : undefined)
    if (loginRefusalOf(failure)?.captcha || (captcha.shown && refusedByGateway(failure))) {
      form.clear('captcha')
      captcha.renew()
    }
    // A refused token cannot be used again.
    if (refusedByGateway(failure)) form.clear('firebaseIdToken')
    showRefusal(refusalOf(failure), form, { firebaseMobileNo: 'username' })
  }

  /** Returns the check of a field once the gateway's rules have loaded. */
  async function checkByRules() {
    const rulesNow = await queryClient.ensureQueryData(rulesQuery())
    return loginProblem(method, rulesNow, captcha.shown)
  }

  /** Checks the mobile number before it is sent a code or shown to a provider. */
  async function numberPasses(): Promise<boolean> {
    try {
      const check = await checkByRules()
      // A person who has left the page wants no code.
      return isMounted() && form.passesField('username', check)
    } catch (failure) {
      showRefusal(refusalOf(failure))
      return false
    }
  }

  async function submit() {
    try {
      if (!form.passes(await checkByRules())) return
      const opened = await login(loginPayload(method, form.values, dialingCode, byToken))
      // Leaving the page cancels the login: another session may be open by now.
      if (!isMounted()) return
      keepOrForget()
      openMemberSession(opened, { keep: remember })
      holdPassword(method === 'sms' ? '' : form.values.password)
      navigate(addressAfterLogin(opened, location), { replace: true })
    } catch (failure) {
      refuse(failure)
    }
  }

  return {
    form,
    provider,
    keepCode,
    remember,
    setRemember,
    dialingCode,
    setDialingCode,
    lockedUntil,
    closedUntil,
    numberPasses,
    submit,
    showRefusal,
  }
}

/** Returns the details of a refused login; undefined for any other failure. */
const loginRefusalOf = (failure: unknown) =>
  failure instanceof GatewayFailure ? LoginRefusal.safeParse(failure.value).data : undefined
