import type { TextKey } from '../support/texts.ts'
import type { Act } from './act.ts'
import type { StoryPlace } from './behaviours.ts'

/** How a tester brings up one of the specification's texts. */
export interface TextRow {
  key: TextKey
  /** The screen and the form of the text. */
  where: string
  /** A story that shows the text. */
  story: StoryPlace
  acts: readonly Act[]
  /** The toast's duration in milliseconds. */
  stays?: number
}
