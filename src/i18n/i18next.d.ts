import type home from './locales/ko/home.json'
import type screens from './locales/ko/screens.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false
    nsSeparator: false
    resources: { translation: typeof home & typeof screens }
  }
}
