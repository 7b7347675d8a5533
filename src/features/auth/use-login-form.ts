import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { rulesQuery } from '#brand/rules-query.ts'
import { LoginRefusal } from '#contract/auth.ts'
import { GatewayFailure } from '#gateway/failure.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { forgetLogin, type LoginMethod, recallLogin, rememberLogin } from '#platform/remembered-login.ts'
import { holdPassword } from '#session/held-password.ts'
import { usualDialingCode } from '#ui/dialing-codes.ts'
import { useForm } from '#ui/use-form.ts'
import { useIsHere } from '#ui/use-is-here.ts'
import { authQueries } from './auth-queries.ts'
import { loginFields, loginPayload, loginProblem } from './login-fields.ts'
import { openMemberSession } from './open-member-session.ts'
import { refusedByGateway } from './refused-by-gateway.ts'
import { returnAddress } from './return-address.ts'
import type { Captcha } from './use-captcha.ts'
import { useShowFailure } from './use-show-failure.ts'

const languageDebounce = 200

/** Creates the login form of one method, with the remembered values. */
export function useLoginForm(method: LoginMethod, captcha: Captcha) {
  const [recalled] = useState(() => recallLogin(method))
  const [remember, setRemember] = useState(recalled !== undefined)
  const [lockedUntil, setLockedUntil] = useState<number>()
  const [dialingCode, setDialingCode] = useState(recalled?.countryDialingCode || usualDialingCode)
  const { data: rules = {} } = useQuery(rulesQuery())
  const form = useForm({
    initial: { username: recalled?.username ?? '', password: recalled?.password ?? '', captcha: '' },
    names: loginFields,
    check: loginProblem(method, rules, captcha.shown),
  })
  const queryClient = useQueryClient()
  const { mutateAsync: login } = useMutation(authQueries.login())
  const showFailure = useShowFailure()
  const isHere = useIsHere()
  const navigate = useNavigate()
  const { state } = useLocation()
  useRevalidation(form.checkFilled)

  function keepOrForget() {
    const { username, password } = form.values
    if (remember) rememberLogin(method, { username, password, countryDialingCode: dialingCode })
    else forgetLogin(method)
  }

  function refuse(failure: unknown) {
    setLockedUntil(refusalOf(failure)?.lockedUntil)
    if (refusalOf(failure)?.captcha || (captcha.shown && refusedByGateway(failure))) {
      form.clear('captcha')
      captcha.renew()
    }
    showFailure(failure, form)
  }

  async function submit() {
    try {
      const rulesNow = await queryClient.ensureQueryData(rulesQuery())
      if (!form.passes(loginProblem(method, rulesNow, captcha.shown))) return
      const opened = await login(loginPayload(method, form.values, dialingCode))
      // Leaving the page cancels the login: another session may be open by now.
      if (!isHere()) return
      keepOrForget()
      openMemberSession(opened, { keep: remember })
      if (method === 'username') holdPassword(form.values.password)
      navigate(returnAddress(state), { replace: true })
    } catch (failure) {
      refuse(failure)
    }
  }

  return { form, remember, setRemember, dialingCode, setDialingCode, lockedUntil, submit, showFailure }
}

/** Returns the details of a refused login; undefined for any other failure. */
const refusalOf = (failure: unknown) =>
  failure instanceof GatewayFailure ? LoginRefusal.safeParse(failure.value).data : undefined

/** Validates the filled fields again, shortly after the language changes. */
function useRevalidation(checkFilled: () => void) {
  const language = useLanguage()
  const latest = useRef(checkFilled)
  const checkedIn = useRef(language)
  useEffect(() => {
    latest.current = checkFilled
  })
  useEffect(() => {
    if (checkedIn.current === language) return
    const timer = setTimeout(() => {
      checkedIn.current = language
      latest.current()
    }, languageDebounce)
    return () => clearTimeout(timer)
  }, [language])
}
