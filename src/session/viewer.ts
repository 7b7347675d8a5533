import type { SessionInfo } from '#contract/stored.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useSession } from './session.ts'

/** The member or visitor, and the language, that the gateway's answers depend on. */
export interface Viewer {
  session: SessionInfo | undefined
  language: LanguageCode
}

export const useViewer = (): Viewer => ({ session: useSession(), language: useLanguage() })
