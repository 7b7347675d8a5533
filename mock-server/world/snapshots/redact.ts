/** The replacement for a secret. */
export const redacted = '«redacted»'
/** Tables whose keys are secrets. */
export const secretlyKeyed = ['sessions', 'launches', 'chats', 'captchas']

const tooDeep = '«too deep»'
/** No value of the platform is deeper. A caller's value could be deep enough to overflow the stack. */
const depthLimit = 20
const secretKeys =
  /password|idtoken|^token$|^data$|authorization|idnumber|^captcha$|verificationcode|cardnumber|^(current)?answers$/i
const secretInAddress = /([?&][^=&#]*(?:token|password)[^=&#]*=)[^&#]*/gi

const redactText = (text: string) => text.replace(secretInAddress, `$1${redacted}`)

function redactValue(value: unknown, secret: boolean, depth: number): unknown {
  if (typeof value === 'string') return secret && value !== '' ? redacted : redactText(value)
  if (typeof value !== 'object' || value === null) return secret && typeof value === 'number' ? redacted : value
  if (depth > depthLimit) return tooDeep
  if (Array.isArray(value)) return value.map((item) => redactValue(item, secret, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, redactValue(inner, secret || secretKeys.test(key), depth + 1)]),
  )
}

/** Returns a copy with every secret text or number replaced. In addresses it replaces only secret parameters. */
export const redact = <T>(value: T): T => redactValue(value, false, 0) as T

/** Returns the value of a field by its dotted path, redacted if its name says that it is a secret. */
export const redactField = (field: string, value: unknown): unknown =>
  redactValue(
    value,
    field.split('.').some((name) => secretKeys.test(name)),
    0,
  )
