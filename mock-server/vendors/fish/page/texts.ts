import english from '#locales/en/vendors/fish.json'
import { pageTexts } from '#mock-server/vendors/page-kit/page-texts.ts'

export const texts = pageTexts('fish', english)
