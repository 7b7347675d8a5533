import type { ValidationRule } from '#contract/system.ts'
import { composed, isVisible } from '#contract/visible-text.ts'
import type { GatewayTextKey, MessageKey } from '#i18n/languages.ts'
import { isSafePattern } from './safe-pattern.ts'

/** The rules the gateway publishes, by name. */
export type Rules = Readonly<Record<string, ValidationRule>>

/** Accepts any value for a pattern that this browser cannot parse or could hang on: the gateway checks again. */
function wholeMatch(pattern: string, value: string): boolean {
  if (!isSafePattern(pattern, value)) return true
  try {
    return new RegExp(`^(?:${pattern})$`).test(value)
  } catch {
    return true
  }
}

/** Returns the key of the text that explains a named rule; nothing if the rule does not exist. */
export const ruleText = (rules: Rules, name: string): GatewayTextKey | undefined =>
  rules[name]?.text as GatewayTextKey | undefined

/**
 * Returns the key of the message if a value breaks a named rule or contains hidden characters; nothing if it passes or
 * the rule does not exist.
 */
export function brokenRule(rules: Rules, name: string, value: string): MessageKey | undefined {
  const rule = rules[name]
  if (!rule) return undefined
  const text = composed(value)
  const passes = text.length <= rule.maximum && isVisible(text) && wholeMatch(rule.pattern, text)
  return passes ? undefined : ruleText(rules, name)
}

const numericCode = /^\d{1,6}$/

/** Returns the key of the message about a captcha's code; nothing if the code is valid. */
export const captchaProblem = (code: string): MessageKey | undefined =>
  numericCode.test(code) ? undefined : 'in_vwrite_code'
