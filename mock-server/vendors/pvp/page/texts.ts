import english from '#locales/en/vendors/pvp.json'
import { pageTexts } from '#mock-server/vendors/page-kit/page-texts.ts'

export const texts = pageTexts('pvp', english)
