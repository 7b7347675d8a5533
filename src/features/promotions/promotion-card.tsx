import { CalendarDays, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Promotion } from '#contract/promotions.ts'
import { PromotionArt } from './promotion-art.tsx'
import styles from './promotion-card.module.css'
import { usePeriodText } from './use-period-text.ts'

interface PromotionCardProps {
  promotion: Promotion
  /** Loads the art eagerly, for cards that are visible when the page opens. */
  eager: boolean
}

export function PromotionCard({ promotion, eager }: PromotionCardProps) {
  const { t } = useTranslation()
  const period = usePeriodText()
  return (
    <Link to={`/m/activity?id=${promotion.id}`} className={styles.card}>
      <PromotionArt promotion={promotion} eager={eager} />
      <span className={styles.facts}>
        <span className={styles.category}>{t(`promotions.category.${promotion.category}`)}</span>
        <span className={styles.period}>
          <CalendarDays size={15} />
          {period.short(promotion)}
        </span>
        <ChevronRight size={18} className={styles.chevron} />
      </span>
    </Link>
  )
}
