import { formatDate } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'

/** Returns a formatter of the gateway's dates, such as 2026-11-20: month and day. */
export function useShortDate(): (date: string) => string {
  const language = useLanguage()
  return (date) => formatDate(Date.parse(date), language, { month: 'short', day: 'numeric', timeZone: 'UTC' })
}
