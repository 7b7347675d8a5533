import { brokenRule, type Rules } from '#brand/rules.ts'
import type { MessageKey } from '#i18n/languages.ts'
import type { CodeField } from './use-code-request.ts'

/** Returns the key of the message about an address or a code. A code may come by e-mail as well as by SMS. */
export function codeProblem(rules: Rules, name: CodeField, value: string): MessageKey | undefined {
  const broken = brokenRule(rules, name, value.trim())
  return broken && name === 'verificationCode' ? 'security.code_needed' : broken
}
