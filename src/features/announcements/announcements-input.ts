import type { LanguageCode } from '#i18n/languages.ts'

/** The input of the read of announcements, which the early script sends too. */
export const announcementsInput = (merchantCode: string, token: string | undefined, language: LanguageCode) => ({
  types: 'B,PL,PU',
  groupName: '' as const,
  platform: 'M' as const,
  merchantCode,
  token: token ?? '',
  language,
})
