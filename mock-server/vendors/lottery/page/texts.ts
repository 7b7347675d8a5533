import english from '#locales/en/vendors/lottery.json'
import { pageTexts } from '#mock-server/vendors/page-kit/page-texts.ts'

export const texts = pageTexts('lottery', english)
