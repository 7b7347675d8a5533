import english from '#locales/en/vendors/bingo.json'
import { pageTexts } from '#mock-server/vendors/page-kit/page-texts.ts'

export const texts = pageTexts('bingo', english)
