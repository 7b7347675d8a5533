import english from '#locales/en/vendors/slot.json'
import { pageTexts } from '#mock-server/vendors/page-kit/page-texts.ts'

export const texts = pageTexts('slot', english)
