import enHome from '#locales/en/home.json' with { type: 'json' }
import enMember from '#locales/en/member.json' with { type: 'json' }
import enScreens from '#locales/en/screens.json' with { type: 'json' }
import enSlot from '#locales/en/vendors/slot.json' with { type: 'json' }
import jaHome from '#locales/ja/home.json' with { type: 'json' }
import jaMember from '#locales/ja/member.json' with { type: 'json' }
import jaScreens from '#locales/ja/screens.json' with { type: 'json' }
import jaSlot from '#locales/ja/vendors/slot.json' with { type: 'json' }
import koHome from '#locales/ko/home.json' with { type: 'json' }
import koMember from '#locales/ko/member.json' with { type: 'json' }
import koScreens from '#locales/ko/screens.json' with { type: 'json' }
import koSlot from '#locales/ko/vendors/slot.json' with { type: 'json' }

const ko = { ...koHome, ...koScreens, ...koMember }
const en = { ...enHome, ...enScreens, ...enMember }
const ja = { ...jaHome, ...jaScreens, ...jaMember }

export type Language = 'KO' | 'EN'

/** The key of a text, or of each plural form of a counted text. */
export type TextKey = keyof typeof ko

/** Returns the visible texts by key, in the language of a journey. */
export const textsOf = (language: Language | 'JA') => {
  const texts: Record<TextKey, string> = { KO: ko, EN: en, JA: ja }[language]
  const t = (key: TextKey, values: Record<string, string> = {}) =>
    texts[key].replaceAll(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '')
  return { t, slot: { KO: koSlot, EN: enSlot, JA: jaSlot }[language] }
}
