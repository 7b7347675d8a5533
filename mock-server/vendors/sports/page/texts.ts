import english from '#locales/en/vendors/sports.json'
import { pageTexts } from '#mock-server/vendors/page-kit/page-texts.ts'

export const texts = pageTexts('sports', english)
