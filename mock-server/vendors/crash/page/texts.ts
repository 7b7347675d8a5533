import english from '#locales/en/vendors/crash.json'
import { pageTexts } from '#mock-server/vendors/page-kit/page-texts.ts'

export const texts = pageTexts('crash', english)

/** A multiplier as it is shown: always two decimals below 100. */
export const times = (multiplier: number): string => `${multiplier.toFixed(multiplier < 100 ? 2 : 1)}x`
