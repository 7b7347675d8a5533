import { LoginScreen } from '#features/auth/login-screen.tsx'
import { LanguageSelect } from '#features/preferences/language-select.tsx'

/** Combines the login with the choice of the language. */
export const LoginWithLanguage = () => <LoginScreen language={<LanguageSelect />} />
