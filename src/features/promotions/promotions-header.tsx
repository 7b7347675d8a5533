import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { TopBar } from '#ui/top-bar.tsx'

interface PromotionsHeaderProps {
  /** Where the arrow leads; from the list that is home. */
  back?: string
}

/** The app's own header is not shown on this page. */
export function PromotionsHeader({ back = '/m/home' }: PromotionsHeaderProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return <TopBar title={t('route.promotions')} onBack={() => navigate(back, { replace: true })} />
}
