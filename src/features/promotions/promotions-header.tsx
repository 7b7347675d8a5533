import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from '#platform/router.ts'
import { IconButton } from '#ui/icon-button.tsx'
import styles from './promotions.module.css'

interface PromotionsHeaderProps {
  /** Where the arrow leads; from the list that is home. */
  back?: string
}

/** The app's own header is not shown on this page. */
export function PromotionsHeader({ back = '/m/home' }: PromotionsHeaderProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <header className={styles.header}>
      <IconButton
        label={t('common.back')}
        icon={<ArrowLeft className={styles.arrow} />}
        onClick={() => navigate(back, { replace: true })}
      />
      <h1>{t('route.promotions')}</h1>
    </header>
  )
}
