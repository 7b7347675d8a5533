import { useTranslation } from 'react-i18next'
import type { Promotion } from '#contract/promotions.ts'
import { serverNow } from '#gateway/server-time.ts'
import { formatDate, formatRelativeTime } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'

type Period = Pick<Promotion, 'startsAt' | 'endsAt'>

/** Returns formatters of a promotion's period: the time left, or both dates. */
export function usePeriodText() {
  const { t } = useTranslation()
  const language = useLanguage()
  const date = (instant: number) => formatDate(instant, language)
  return {
    short: ({ endsAt }: Period) =>
      endsAt === null
        ? t('promotions.ongoing')
        : t('promotions.ends', { time: formatRelativeTime(endsAt, serverNow(), language) }),
    full: ({ startsAt, endsAt }: Period) =>
      endsAt === null ? t('promotions.ongoing') : t('promotions.period', { from: date(startsAt), until: date(endsAt) }),
  }
}
