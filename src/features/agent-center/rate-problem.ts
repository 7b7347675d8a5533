import { readAmount } from '#contract/typed-amount.ts'
import type { MessageKey } from '#i18n/languages.ts'

interface Range {
  minimum: number
  maximum: number
}

/**
 * Returns the key of the message about a typed rate in per cent: a multiple of 0.01 within its range, written by the rules
 * of the language `tag`.
 */
export function rateProblem(typed: string, range: Range | undefined, tag: string): MessageKey | undefined {
  const rate = readAmount(typed, tag)
  if (rate === undefined) return 'agent.rate_format'
  return range && (rate < range.minimum || rate > range.maximum) ? 'agent.rebate_range' : undefined
}
