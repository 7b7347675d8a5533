import i18next from 'i18next'

/** Returns a story's text in the toolbar's language. Call it while rendering. */
export function storyText(korean: string, english: string) {
  return i18next.language === 'ko' ? korean : english
}
