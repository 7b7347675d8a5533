import english from '#locales/en/vendors/live.json'
import { pageTexts } from '#mock-server/vendors/page-kit/page-texts.ts'

/** The groups of texts with keys from the rules: spots and winners. */
type NameGroup = 'spots' | 'wins' | 'marks'

const open: Omit<typeof english, NameGroup> & Record<NameGroup, Readonly<Record<string, string>>> = english

export const texts = pageTexts('live', open)
