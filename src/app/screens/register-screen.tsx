import { RegisterScreen } from '#features/auth/register-screen.tsx'
import { LanguageSelect } from '#features/preferences/language-select.tsx'

/** Combines the registration with the choice of the language. */
export const RegisterWithLanguage = () => <RegisterScreen language={<LanguageSelect />} />
