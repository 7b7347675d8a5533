import english from '#locales/en/vendors/identity.json'
import { pageTexts } from '#mock-server/vendors/page-kit/page-texts.ts'

export const texts = pageTexts('identity', english)

export type Texts = ReturnType<typeof texts.in>
