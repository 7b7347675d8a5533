import type { ValidationRule } from '#contract/system.ts'
import { composed, isVisible } from '#contract/visible-text.ts'
import { isSafePattern } from './safe-pattern.ts'

/** The rules the gateway publishes, by name. */
export type Rules = Readonly<Record<string, ValidationRule>>

/** A pattern that this browser cannot read, or could hang on, stops nobody: the gateway checks again. */
function wholeMatch(pattern: string, value: string): boolean {
  if (!isSafePattern(pattern, value)) return true
  try {
    return new RegExp(`^(?:${pattern})$`).test(value)
  } catch {
    return true
  }
}

/** The key of what to say when a value breaks the rule of that name, or hides characters; nothing when it passes or there is no such rule. */
export function brokenRule(rules: Rules, name: string, value: string): string | undefined {
  const rule = rules[name]
  if (!rule) return undefined
  const text = composed(value)
  const passes = text.length <= rule.maximum && isVisible(text) && wholeMatch(rule.pattern, text)
  return passes ? undefined : rule.text
}

const numericCode = /^\d{1,6}$/

/** The key of what is wrong with the code of a captcha, if anything is. */
export const captchaProblem = (code: string): string | undefined =>
  numericCode.test(code) ? undefined : 'in_vwrite_code'
