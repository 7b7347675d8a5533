import { accountTexts } from './account-texts.ts'
import { lobbyTexts } from './lobby-texts.ts'
import type { TextRow } from './text-row.ts'

/** Every text of section 8 of the specification, and how to bring it up. */
export const textRows: readonly TextRow[] = [...accountTexts, ...lobbyTexts]
