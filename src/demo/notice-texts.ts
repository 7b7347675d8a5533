import { defaultLanguage } from '#contract/default-language.ts'
import type korean from '#locales/ko/demo/notices.json'

type NoticeTexts = typeof korean

const files = import.meta.glob<NoticeTexts>('../i18n/locales/*/demo/notices.json', { eager: true, import: 'default' })

const textsIn = (language: string): NoticeTexts | undefined => files[`../i18n/locales/${language}/demo/notices.json`]

/** Returns the texts in the language of the page's app, or else in the first one of the browser's that has them. */
function texts(): NoticeTexts | undefined {
  const tags = [document.documentElement.lang, ...navigator.languages, defaultLanguage]
  return tags.map((tag) => textsIn(tag.slice(0, 2).toLowerCase())).find((found) => found !== undefined)
}

/** Returns a text of the demo's own notices. */
export const noticeText = (key: keyof NoticeTexts): string => texts()?.[key] ?? key
