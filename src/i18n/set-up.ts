import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { defaultLanguage } from '#contract/default-language.ts'
import type { Voice } from '#merchant/look.ts'
import {
  type LanguageCode,
  languageDirection,
  languageOfTag,
  languageTag,
  loadTexts,
  loadVoice,
  type TextPart,
} from './languages.ts'

let wanted = defaultLanguage
let voice: Voice = 'friendly'
const parts = new Set<TextPart>(['home'])

/**
 * Loads the texts home needs and makes `useTranslation` ready. Await it before the first render. A second call changes
 * the language.
 */
export async function setUpI18n(language: LanguageCode) {
  if (!i18next.isInitialized) await initialise()
  await changeLanguage(language)
}

/** Fetches the texts of the screens other than home, now and for every language chosen later. */
export function loadScreenTexts() {
  parts.add('screens')
  return changeLanguage(wanted)
}

/** Fetches the texts of all screens, now and for every language chosen later. */
export function loadMemberTexts() {
  parts.add('member')
  return loadScreenTexts()
}

/** Uses a voice's own texts, now and for every language chosen later. */
export function speakIn(chosen: Voice) {
  voice = chosen
  return changeLanguage(wanted)
}

/**
 * Fetches the language's texts and shows them. The last of several quick calls wins. Rejects if a file cannot be
 * fetched.
 */
export async function changeLanguage(language: LanguageCode) {
  const before = wanted
  wanted = language
  const tag = languageTag(language)
  const own = voice === 'friendly' ? [] : [loadVoice(language, voice)]
  const texts = await Promise.all([...[...parts].map((part) => loadTexts(language, part)), ...own]).catch(
    (lost: unknown) => {
      if (wanted === language) wanted = before
      throw lost
    },
  )
  for (const part of texts) i18next.addResourceBundle(tag, 'translation', part, true, true)
  if (wanted !== language) return
  if (i18next.language !== tag) await i18next.changeLanguage(tag)
  if (typeof document !== 'undefined') describeDocument(language)
}

/** Calls back on each change of the language. */
export const onLanguageChange = (notice: (language: LanguageCode) => void) =>
  i18next.on('languageChanged', (tag) => notice(languageOfTag(tag)))

function initialise() {
  return i18next.use(initReactI18next).init({
    resources: {},
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  })
}

/** Sets what has changed: each of these attributes makes the browser restyle the whole page, even with its former value. */
function describeDocument(language: LanguageCode) {
  const page = document.documentElement
  const lang = languageTag(language)
  const dir = languageDirection(language)
  if (page.lang !== lang) page.lang = lang
  if (page.dir !== dir) page.dir = dir
}
