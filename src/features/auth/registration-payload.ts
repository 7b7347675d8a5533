import type { auth } from '#contract/auth.ts'
import type { Input } from '#contract/resource.ts'
import { composed } from '#contract/visible-text.ts'
import { isNativeApp } from '#platform/device.ts'
import { withoutLeadingZero } from '#ui/forms/digits.ts'
import { isVisible, type RegisterField, type RegisterValues, type ShownField } from './register-fields.ts'

type Registration = Input<typeof auth.register>
type Optional = Exclude<RegisterField, 'username' | 'password' | 'confirmPassword'>

export interface RegistrationContext {
  shown: readonly ShownField[]
  countryDialingCode: string
  /** The page's host name. */
  host: string
  registerMethod: Registration['registerMethod']
}

const always: readonly RegisterField[] = ['username', 'password', 'confirmPassword']

/** Returns the payload of a registration: the visible fields that are filled in, and the context. */
export function registrationPayload(values: RegisterValues, context: RegistrationContext): Registration {
  const { shown, countryDialingCode, host, registerMethod } = context
  const visible = shown.filter((field) => isVisible(field, values))
  const sent = (name: RegisterField) => (visible.some((field) => field.name === name) ? values[name] : '')
  const filled = visible.flatMap(({ name }) =>
    always.includes(name) || values[name] === '' ? [] : [[name, composed(values[name])]],
  )
  const further: Partial<Record<Optional, string>> = Object.fromEntries(filled)
  return {
    ...further,
    ...(further.firebaseIdToken && { firebaseChannel: 'sms' }),
    ...(further.mobileNum && { mobileNum: withoutLeadingZero(further.mobileNum), countryDialingCode }),
    username: sent('username'),
    password: sent('password'),
    confirmPassword: sent('confirmPassword'),
    registerUrl: host,
    domain: host,
    registerMethod,
    type: 0,
  }
}

interface Device {
  userAgent: string
  /** Installed by the iOS profile. */
  webClip: boolean
  standalone: boolean
}

/** Returns the form of the app that the device uses. */
export function registerMethod({ userAgent, webClip, standalone }: Device): Registration['registerMethod'] {
  if (isNativeApp(userAgent)) return 'APP'
  if (webClip) return 'WEBCLIP'
  return standalone ? 'PWA' : 'H5'
}
