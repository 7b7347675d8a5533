import { inLanguage, type Localised } from '#contract/localised.ts'

/** Changes a text in each of its languages. */
export const eachLanguage = (text: Localised, change: (text: string, language: string) => string): Localised => ({
  ...Object.fromEntries(Object.entries(text).map(([language, said]) => [language, change(said, language)])),
  en: change(text.en, 'en'),
})

/** Replaces each `{name}` of a text by the value of that name, in the text's own language. */
export const fill = (text: Localised, values: Readonly<Record<string, Localised | string>>): Localised =>
  eachLanguage(text, (said, language) =>
    said.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name]
      return typeof value === 'object' ? inLanguage(value, language) : (value ?? whole)
    }),
  )
