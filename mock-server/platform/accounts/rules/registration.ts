import { type RegisterFieldName, type RegisterSettings, registerFieldNames } from '#contract/system.ts'
import { passesRule } from './validation-rules.ts'

type Values = Partial<Record<RegisterFieldName, string>>

/** Returns the first field that is required but missing, or invalid. Fields that are off are ignored. */
export function firstInvalidField(values: Values, { fields }: RegisterSettings): RegisterFieldName | undefined {
  return registerFieldNames.find((name) => {
    const value = values[name] ?? ''
    const { enabled, required } = fields[name]
    if (!enabled) return false
    return value === '' ? required : !passesRule(name, value)
  })
}

/** Returns the registration details to store: the filled-in fields that the merchant has on. */
export const storedDetails = (values: Values, { fields }: RegisterSettings): Record<string, string> =>
  Object.fromEntries(
    registerFieldNames.flatMap((name) => {
      const value = values[name] ?? ''
      return fields[name].enabled && value !== '' ? [[name, value]] : []
    }),
  )
