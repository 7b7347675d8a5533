/** The code of the platform's language for everybody who has not chosen one. */
export const defaultLanguage = 'KO'
