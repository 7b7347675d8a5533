import { type RegisterFieldName, type RegisterSettings, registerFieldNames } from '#contract/system.ts'
import { passesRule } from './validation-rules.ts'

type Values = Partial<Record<RegisterFieldName, string>>

/** The first optional field that is missing though required, or present and wrong. Fields that are off are ignored. */
export function firstWrongField(values: Values, { fields }: RegisterSettings): RegisterFieldName | undefined {
  return registerFieldNames.find((name) => {
    const value = values[name] ?? ''
    const { enabled, required } = fields[name]
    if (!enabled) return false
    return value === '' ? required : !passesRule(name, value)
  })
}

/** What is kept of a registration: the fields the merchant asks for and the person filled in. */
export const keptDetails = (values: Values, { fields }: RegisterSettings): Record<string, string> =>
  Object.fromEntries(
    registerFieldNames.flatMap((name) => {
      const value = values[name] ?? ''
      return fields[name].enabled && value !== '' ? [[name, value]] : []
    }),
  )
