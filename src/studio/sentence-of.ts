import i18next from 'i18next'
import { Refusal } from './api/send.ts'
import { Problem } from './problem.ts'

/** The texts of invalid inputs that have one of their own, by the dotted path of the input. */
const inputTexts: Partial<Record<string, string>> = {
  'body.fault.endpoint': 'input_endpoint',
  'body.at': 'input_clock',
  'body.by': 'input_clock',
  'body.capsule.capsule': 'input_capsule',
}

/** Returns the sentence of a host's error code in Studio's language, or undefined for a code without one. */
export function sentenceOfCode(code: string, values: object = {}): string | undefined {
  const key = `error_${code}`
  return i18next.exists(key, { ns: 'studio' })
    ? i18next.t(key as 'error_NOT_FOUND', { ns: 'studio', ...values })
    : undefined
}

function sentenceOfRefusal({ code, field = '', message }: Refusal): string {
  const own = code === 'INVALID_INPUT' ? inputTexts[field] : undefined
  if (own) return i18next.t(own as 'input_clock', { ns: 'studio' })
  // The schema's own words follow the pointer: they name the value at fault.
  const detail = message.startsWith(`${field}:`) ? message : `${field}: ${message}`
  return sentenceOfCode(code, { field: detail, status: message }) ?? message
}

/** Returns the sentence for a person about any thrown value, in Studio's language where it has one. */
export function sentenceOf(thrown: unknown): string {
  if (thrown instanceof Refusal) return sentenceOfRefusal(thrown)
  if (thrown instanceof Problem) return i18next.t(thrown.key, { ns: 'studio', ...thrown.values })
  return thrown instanceof Error ? thrown.message : String(thrown)
}
