import { day, hour, koreaZone, minute } from '#contract/time-units.ts'
import type { Currency } from '#merchant/brand.ts'
import { type LanguageCode, languageTag } from './languages.ts'

export type MoneySymbol = Pick<Currency, 'symbol' | 'position'>
type MoneyOptions = { signed?: boolean }

const formatters = new Map<string, unknown>()

/**
 * Formats money with two decimals: ₩1,284,500.00. `amount` is in whole units of the currency, not in cents; `signed`
 * shows a gain's +.
 */
export function formatMoney(
  amount: number,
  currency: MoneySymbol,
  language: LanguageCode,
  { signed }: MoneyOptions = {},
) {
  const number = formatNumber(Math.abs(amount), language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const sign = amount < 0 ? '-' : signed && amount > 0 ? '+' : ''
  return currency.position === 'B' ? `${sign}${number}${currency.symbol}` : `${sign}${currency.symbol}${number}`
}

export function formatNumber(value: number, language: LanguageCode, options: Intl.NumberFormatOptions = {}) {
  return formatter(Intl.NumberFormat, language, options).format(value)
}

/** Formats an instant, in milliseconds since 1970. */
export function formatDate(
  instant: number,
  language: LanguageCode,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
) {
  return formatter(Intl.DateTimeFormat, language, options).format(instant)
}

export function formatDateTime(instant: number, language: LanguageCode) {
  return formatDate(instant, language, { dateStyle: 'medium', timeStyle: 'short' })
}

/** Formats the time of a record's entry. It is Korea's, whose days the platform and the record's filter count by. */
export function formatRecordTime(
  instant: number,
  language: LanguageCode,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' },
) {
  return formatDate(instant, language, { ...options, timeZone: koreaZone })
}

const spans = [
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const

/**
 * Formats how long ago or ahead an instant is, in the largest whole unit: 3분 전, in 2 hours. Less than a minute is
 * "now".
 */
export function formatRelativeTime(instant: number, now: number, language: LanguageCode) {
  const distance = instant - now
  const relative = formatter(Intl.RelativeTimeFormat, language, { numeric: 'auto' })
  const span = spans.find(([, length]) => Math.abs(distance) >= length)
  return span ? relative.format(Math.trunc(distance / span[1]), span[0]) : relative.format(0, 'second')
}

/** Caches formatters: `Intl` creates them slowly. */
function formatter<Options, Format>(
  Kind: new (locale: string, options: Options) => Format,
  language: LanguageCode,
  options: Options,
): Format {
  const key = `${Kind.name} ${language} ${JSON.stringify(options)}`
  const known = formatters.get(key) as Format | undefined
  if (known) return known
  const made = new Kind(languageTag(language), options)
  formatters.set(key, made)
  return made
}
