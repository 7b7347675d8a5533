import type { LimitPeriod } from '#contract/safer-play.ts'
import { formatNumber } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'

type Unit = 'minute' | 'hour' | 'day' | 'month'

/** Returns a formatter of lengths of time, such as 7 days. */
export function useSpanText(): (count: number, unit: Unit) => string {
  const language = useLanguage()
  return (count, unit) => formatNumber(count, language, { style: 'unit', unit, unitDisplay: 'long' })
}

const periodSpan = { day: [24, 'hour'], week: [7, 'day'], month: [30, 'day'] } as const satisfies Record<
  LimitPeriod,
  readonly [number, Unit]
>

/** Returns the text of a limit's period. */
export function usePeriodText(period: LimitPeriod): string {
  const [count, unit] = periodSpan[period]
  return useSpanText()(count, unit)
}
