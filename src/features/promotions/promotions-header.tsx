import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { TopBar } from '#ui/page/top-bar.tsx'

interface PromotionsHeaderProps {
  /** The target of the back arrow; the list's is home. */
  back?: string
}

/** Replaces the app's header, which this page does not show. */
export function PromotionsHeader({ back = '/m/home' }: PromotionsHeaderProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return <TopBar title={t('route.promotions')} onBack={() => navigate(back, { replace: true })} />
}
