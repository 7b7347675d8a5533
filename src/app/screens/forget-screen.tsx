import { ForgetScreen } from '#features/password/forget-screen.tsx'
import { LanguageSelect } from '#features/preferences/language-select.tsx'

/** Combines the recovery of a password with the choice of the language. */
export const ForgetWithLanguage = () => <ForgetScreen language={<LanguageSelect />} />
