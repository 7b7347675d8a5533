import { CalendarDays, SearchX } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import type { Promotion } from '#contract/promotions.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { useOffers } from '#session/offers.ts'
import { RichText } from '#ui/content/rich-text.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { appPath } from '#ui/controls/link-target.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { useBriefly } from '#ui/states/waiting.ts'
import { ApplicationCard } from './application-card.tsx'
import { PromotionArt } from './promotion-art.tsx'
import styles from './promotion-detail.module.css'
import { PromotionsHeader } from './promotions-header.tsx'
import { usePeriodText } from './use-period-text.ts'

const list = '/m/activity'

/** Shows one promotion, or a message if it has ended. */
export function PromotionDetail({ promotion }: { promotion: Promotion | undefined }) {
  return (
    <>
      <PromotionsHeader back={list} />
      <PromotionOffer promotion={promotion} />
    </>
  )
}

/** Shows one promotion without a header. */
export const PromotionOffer = ({ promotion }: { promotion: Promotion | undefined }) =>
  promotion ? <Offer promotion={promotion} /> : <Gone />

function Offer({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const period = usePeriodText()
  const offered = useOffers()
  const join = appPath(promotion.link)
  const [hasText, setHasText] = useState(false)
  const noteText = useCallback(() => setHasText(true), [])
  const awaitsText = useBriefly(!hasText)
  return (
    <article className={styles.detail}>
      <div className={styles.art}>
        <PromotionArt promotion={promotion} eager heading />
      </div>
      <p className={styles.period}>
        <CalendarDays size={16} />
        {period.full(promotion)}
      </p>
      {promotion.application && <ApplicationCard promotion={promotion} application={promotion.application} />}
      <div className={styles.content}>
        <RichText html={promotion.content} onNavigate={navigate} resolveImage={gatewayUrl} onReady={noteText} />
      </div>
      {/* The text would move it. */}
      {join && offered(join) && !awaitsText && (
        <Link to={join} className={buttonClass({ size: 'large', wide: true })}>
          {t('promotions.join')}
        </Link>
      )}
    </article>
  )
}

function Gone() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('promotions.gone')}
      action={
        <Link to={list} replace className={buttonClass({ kind: 'secondary' })}>
          {t('promotions.others')}
        </Link>
      }
    />
  )
}
