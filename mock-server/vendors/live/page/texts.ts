import english from '#locales/en/vendors/live.json'
import { pageTexts } from '#mock-server/vendors/page-kit/page-texts.ts'

/** What the table names itself: its spots, and who won. */
type NameGroup = 'spots' | 'wins' | 'marks'

const open: Omit<typeof english, NameGroup> & Record<NameGroup, Readonly<Record<string, string>>> = english

export const texts = pageTexts('live', open)
