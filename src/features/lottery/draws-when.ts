import type { TFunction } from 'i18next'
import type { Lottery } from '#contract/lottery.ts'
import { day } from '#contract/time-units.ts'
import { formatDate } from '#i18n/formats.ts'
import type { LanguageCode } from '#i18n/languages.ts'

/** A Sunday: day zero of the gateway's weeks. */
const sunday = Date.UTC(2026, 10, 1)

/** Returns the text of how often a lottery draws, or on which days of the week. */
export function drawsWhen(
  { everyMinutes, weekdays }: Pick<Lottery, 'everyMinutes' | 'weekdays'>,
  t: TFunction,
  language: LanguageCode,
): string {
  if (everyMinutes !== null) return t('lottery.every', { count: everyMinutes })
  if (weekdays.length === 7) return t('lottery.daily')
  return weekdays
    .map((weekday) => formatDate(sunday + weekday * day, language, { weekday: 'short', timeZone: 'UTC' }))
    .join(' · ')
}
