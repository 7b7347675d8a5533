import { texts as slotTexts } from '#mock-server/vendors/pages/slot/texts.ts'
import en from '../src/i18n/locales/en.json' with { type: 'json' }
import ko from '../src/i18n/locales/ko.json' with { type: 'json' }

export type Language = 'KO' | 'EN'

/** The words a person sees, by their key, in the language of a journey. */
export const textsOf = (language: Language) => {
  const texts: Record<keyof typeof ko, string> = language === 'KO' ? ko : en
  const t = (key: keyof typeof ko, values: Record<string, string> = {}) =>
    texts[key].replaceAll(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '')
  return { t, slot: slotTexts[language === 'KO' ? 'ko' : 'en'] }
}
