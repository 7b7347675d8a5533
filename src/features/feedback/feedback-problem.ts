import type { Answer } from '#contract/resource.ts'
import type { system } from '#contract/system.ts'

export type WordLimits = Answer<typeof system.settingsConsolidated>['feedback']

/** Returns the key of the message about a number of words; nothing if it is within the limits. */
export const feedbackProblem = (words: number, { minimum, maximum }: WordLimits) =>
  words < minimum || words > maximum ? ('feedback.length' as const) : undefined
