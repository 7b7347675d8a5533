import english from '#locales/en/vendors/chat.json'
import { pageTexts } from '#mock-server/vendors/page-kit/page-texts.ts'

export const texts = pageTexts('chat', english)

export type Texts = ReturnType<typeof texts.in>
