import english from '#locales/en/vendors/pay.json'
import { pageTexts } from '#mock-server/vendors/page-kit/page-texts.ts'

export const texts = pageTexts('pay', english)

export type Texts = ReturnType<typeof texts.in>
