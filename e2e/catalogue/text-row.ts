import type { TextKey } from '../texts.ts'
import type { Act } from './act.ts'

/** How one of the specification's texts comes to the screen. */
export interface TextRow {
  key: TextKey
  /** On which screen, and as what. */
  where: string
  acts: readonly Act[]
  /** How long it stays, in milliseconds, if it is a toast. */
  stays?: number
}
