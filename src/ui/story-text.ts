import i18next from 'i18next'

/** A story's own words in the language of the toolbar; call it while rendering. */
export function storyText(korean: string, english: string) {
  return i18next.language === 'ko' ? korean : english
}
