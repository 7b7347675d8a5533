import en from '#locales/en/demo/notices.json' with { type: 'json' }
import ja from '#locales/ja/demo/notices.json' with { type: 'json' }
import ko from '#locales/ko/demo/notices.json' with { type: 'json' }

type NoticeTexts = typeof ko
const texts: Readonly<Record<string, NoticeTexts>> = { en, ja, ko }

const isKnown = (language: string) => language in texts

/** Returns the language of the page's app, or else the browser's, of those that the demo speaks. */
const language = () =>
  [document.documentElement.lang, ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase()).find(isKnown) ??
  'ko'

/** Returns a text of the demo's own notices. */
export const noticeText = (key: keyof NoticeTexts): string => (texts[language()] ?? ko)[key]
