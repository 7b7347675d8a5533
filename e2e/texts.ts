import { texts as slotTexts } from '#mock-server/vendors/slot/page/texts.ts'
import enHome from '../src/i18n/locales/en/home.json' with { type: 'json' }
import enScreens from '../src/i18n/locales/en/screens.json' with { type: 'json' }
import koHome from '../src/i18n/locales/ko/home.json' with { type: 'json' }
import koScreens from '../src/i18n/locales/ko/screens.json' with { type: 'json' }

const ko = { ...koHome, ...koScreens }
const en = { ...enHome, ...enScreens }

export type Language = 'KO' | 'EN'

/** A text's key; of one that is counted, each of its forms. */
export type TextKey = keyof typeof ko

/** The words a person sees, by their key, in the language of a journey. */
export const textsOf = (language: Language) => {
  const texts: Record<TextKey, string> = language === 'KO' ? ko : en
  const t = (key: TextKey, values: Record<string, string> = {}) =>
    texts[key].replaceAll(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '')
  return { t, slot: slotTexts[language === 'KO' ? 'ko' : 'en'] }
}
