import english from '#locales/en/vendors/crash.json'
import { pageTexts } from '#mock-server/vendors/page-kit/page-texts.ts'

export const texts = pageTexts('crash', english)

/** Formats a multiplier, with two decimals below 100 and one above. */
export const times = (multiplier: number): string => `${multiplier.toFixed(multiplier < 100 ? 2 : 1)}x`
