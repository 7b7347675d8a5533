export const redacted = '«redacted»'
const secretKeys = /password|^token$|^data$|authorization|idnumber|^captcha$|verificationcode/i
const secretInAddress = /([?&][^=&#]*(?:token|password)[^=&#]*=)[^&#]*/gi

const redactText = (text: string) => text.replace(secretInAddress, `$1${redacted}`)

function redactValue(value: unknown, secret: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => redactValue(item, secret))
  if (typeof value === 'object' && value !== null) return redactFields(value, secret)
  if (typeof value === 'string') return secret && value !== '' ? redacted : redactText(value)
  return secret && typeof value === 'number' ? redacted : value
}

const redactFields = (fields: object, secret: boolean) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, redactValue(value, secret || secretKeys.test(key))]),
  )

/** A copy with every secret text or number replaced; addresses keep all but the secrets in their query. */
export const redact = <T>(value: T): T => redactValue(value, false) as T
