import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useFlag } from '#brand/platform-status.ts'
import type { Rules } from '#brand/rules.ts'
import { recordOf } from '#contract/record-of.ts'
import { stored } from '#contract/stored.ts'
import { type RegisterSettings, registerFieldNames } from '#contract/system.ts'
import { refusalOf } from '#gateway/failure.ts'
import { isStandalone } from '#platform/device.ts'
import { readStored } from '#platform/storage.ts'
import { useIsMounted } from '#ui/controls/use-is-mounted.ts'
import { usualDialingCode } from '#ui/forms/dialing-codes.ts'
import { useForm } from '#ui/forms/use-form.ts'
import { useLanguageCheck } from '#ui/forms/use-language-check.ts'
import { useShowRefusal } from '#ui/forms/use-show-refusal.ts'
import { toast } from '#ui/layers/toast.ts'
import { authQueries } from './auth-queries.ts'
import { openMemberSession } from './open-member-session.ts'
import { refusedByGateway } from './refused-by-gateway.ts'
import { isVisible, type RegisterMethod, type RegisterValues, registerProblem, shownFields } from './register-fields.ts'
import { registerMethod, registrationPayload } from './registration-payload.ts'
import { useAvailability } from './use-availability.ts'
import { useCaptcha } from './use-captcha.ts'
import { useNumberProvider } from './use-number-provider.ts'

export interface RegisterFormOptions {
  method: RegisterMethod
  settings: RegisterSettings
  rules: Rules
  /** Parameters of the address that opened the page. */
  invitation: { recommenderId: string; affiliateCode: string }
}

const ownFields = ['username', 'password', 'confirmPassword', 'verificationCode', 'firebaseIdToken', 'captcha'] as const
const empty: RegisterValues = recordOf([...ownFields, ...registerFieldNames], () => '')

const thisDevice = () =>
  registerMethod({
    userAgent: navigator.userAgent,
    webClip: readStored(stored.webClip) === true,
    standalone: isStandalone(),
  })

/** Creates the registration form, which keeps its values when the method changes. */
export function useRegisterForm({ method, settings, rules, invitation }: RegisterFormOptions) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const showRefusal = useShowRefusal()
  const isMounted = useIsMounted()
  const [dialingCode, setDialingCode] = useState<string>(usualDialingCode)
  const { provider, keepCode } = useNumberProvider()
  const switches = {
    smsCode: useFlag('REGMOBVERF3'),
    mobilePassword: useFlag('MOBILENUMPASSREG3'),
    byToken: provider !== undefined,
  }
  const shown = shownFields(method, settings, switches)
  const captcha = useCaptcha(settings.captcha.enabled)
  const availability = {
    username: useAvailability(authQueries.usernameAvailable),
    email: useAvailability(authQueries.emailAvailable),
  }
  const form = useForm({
    initial: { ...empty, ...invitation },
    names: shown.map(({ name }) => name),
    check: registerProblem({
      rules,
      shown,
      taken: { username: availability.username.taken, email: availability.email.taken },
    }),
    dependents: { password: 'confirmPassword' },
  })
  useLanguageCheck(form.checkFilled)
  const { mutateAsync: checkAffiliateCode } = useMutation(authQueries.checkAffiliateCode())
  const { mutateAsync: register } = useMutation(
    method === 'mobile' ? authQueries.registerMobile() : authQueries.register(),
  )

  const host = location.hostname
  const send = () =>
    register(
      registrationPayload(form.values, {
        shown,
        countryDialingCode: dialingCode,
        host,
        registerMethod: thisDevice(),
      }),
    ).catch((failure: unknown) => {
      if (captcha.shown && refusedByGateway(failure)) {
        form.clear('captcha')
        captcha.renew()
      }
      // A refused token cannot be used again.
      if (refusedByGateway(failure)) form.clear('firebaseIdToken')
      throw failure
    })

  /** Runs before the registration, which would use up the captcha. */
  async function checkInvitation() {
    const code = form.values.affiliateCode
    if (code !== '' && form.has('affiliateCode')) await checkAffiliateCode({ code, domain: host })
  }

  async function submit() {
    if (!form.passes()) return
    try {
      await checkInvitation()
      const opened = await send()
      const stayed = isMounted()
      if (stayed) openMemberSession(opened, { keep: false })
      toast.show(t('in_registered_successfully'), { kind: 'success' })
      if (!stayed) return
      navigate('/m/home', { replace: true })
    } catch (failure) {
      showRefusal(refusalOf(failure), form, { code: 'affiliateCode' })
    }
  }

  const visible = shown.filter((field) => isVisible(field, form.values))
  return {
    form,
    provider,
    keepCode,
    shown: visible,
    rules,
    captcha,
    availability,
    dialingCode,
    setDialingCode,
    submit,
    showRefusal,
  }
}
