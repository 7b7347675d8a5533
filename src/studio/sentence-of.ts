import i18next from 'i18next'
import * as z from 'zod/mini'
import { firstIssue } from '#contract/first-issue.ts'
import { Refusal } from './api/send.ts'
import { detailOf, textOfSentence } from './detail-of.ts'
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

function sentenceOfRefusal({ code, field = '', message, issue }: Refusal): string {
  const own = code === 'INVALID_INPUT' ? inputTexts[field] : undefined
  if (own) return i18next.t(own as 'input_clock', { ns: 'studio' })
  const words = message.startsWith(`${field}: `) ? message.slice(field.length + 2) : message
  const detail = issue ? detailOf(issue) : (textOfSentence(words) ?? words)
  return sentenceOfCode(code, { field: `${field}: ${detail}`, status: message }) ?? message
}

/** Returns the pointer to the first wrong value, and what is wrong with it. */
function sentenceOfIssues(error: z.core.$ZodError): string {
  const issue = firstIssue(error)
  return `${issue.path.join('.') || '/'}: ${detailOf(issue)}`
}

/** Returns the sentence for a person about any thrown value, in Studio's language where it has one. */
export function sentenceOf(thrown: unknown): string {
  if (thrown instanceof Refusal) return sentenceOfRefusal(thrown)
  if (thrown instanceof z.core.$ZodError) return sentenceOfIssues(thrown)
  if (thrown instanceof Problem) return i18next.t(thrown.key, { ns: 'studio', ...thrown.values })
  return thrown instanceof Error ? thrown.message : String(thrown)
}
