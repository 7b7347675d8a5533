import type { LanguageCode } from '#i18n/languages.ts'
import { type GameFilter, gameListInput } from './list/game-filter.ts'

/**
 * The inputs of the reads of games. They are separate from the queries because the early script, which holds no library,
 * sends the same.
 */
export const vendorsInput = (merchant: string) => ({ typeId: '1' as const, merchant_code: merchant })

/** The gateway has no hot games in Urdu. */
export const hotLanguage = (language: LanguageCode): LanguageCode => (language === 'UR' ? 'EN' : language)

export const hotInput = (merchantCode: string, language: LanguageCode) => ({
  merchantCode,
  isPlatform: '2' as const,
  language: hotLanguage(language),
  platform: 'html5' as const,
})

export const indexInput = (merchant: string, language: LanguageCode) => ({ merchant, language })

/** Home shows 30 favourites; their own list shows 100. */
export const favoritesInput = (token: string, size: 30 | 100, language: LanguageCode) => ({
  token,
  pageNo: 1 as const,
  pageSize: size,
  language,
})

export const pageSize = 21

export const listInput = (filter: GameFilter, merchant: string, pageNo: number, language: LanguageCode) => ({
  ...gameListInput(filter),
  merchant,
  platform: 'html5' as const,
  pageNo,
  pageSize,
  minBet: '' as const,
  minLine: '' as const,
  language,
})
