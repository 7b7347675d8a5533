import type { ValidationRule } from '#contract/system.ts'

/** The rules the gateway publishes, by name. */
export type Rules = Readonly<Record<string, ValidationRule>>

/** A pattern this browser cannot read stops nobody: the gateway checks again. */
function wholeMatch(pattern: string, value: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`).test(value)
  } catch {
    return true
  }
}

/** The key of what to say when a value breaks the rule of that name; nothing when it passes or there is no such rule. */
export function brokenRule(rules: Rules, name: string, value: string): string | undefined {
  const rule = rules[name]
  if (!rule) return undefined
  return value.length <= rule.maximum && wholeMatch(rule.pattern, value) ? undefined : rule.text
}

const numericCode = /^\d{1,6}$/

/** The key of what is wrong with the code of a captcha, if anything is. */
export const captchaProblem = (code: string): string | undefined =>
  numericCode.test(code) ? undefined : 'in_vwrite_code'
