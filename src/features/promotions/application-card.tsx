import { CircleCheck, CircleX, Gift, Hourglass } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { Application, Promotion } from '#contract/promotions.ts'
import { formatDateTime } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { isRealAccount } from '#session/account-type.ts'
import { useOffers } from '#session/offers.ts'
import { useSession } from '#session/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { toast } from '#ui/layers/toast.ts'
import styles from './apply.module.css'
import { ApplyDialog } from './apply-dialog.tsx'

const list = '/m/applications'
const icons = { open: Gift, pending: Hourglass, approved: CircleCheck, refused: CircleX } as const

interface ApplicationCardProps {
  promotion: Promotion
  application: Application
}

/** Shows the bonus and the state of an application, and the button to apply. */
export function ApplicationCard({ promotion, application }: ApplicationCardProps) {
  const { t } = useTranslation()
  const money = useMoneyText()
  const language = useLanguage()
  const [applying, setApplying] = useState(false)
  const mayApply = useOffers()(list)
  const startApplying = useEligibleAction(() => setApplying(true))
  const { state, bonus, appliedAt, decidedAt, reason } = application
  const Icon = icons[state]
  const at = decidedAt ?? appliedAt
  return (
    <section className={styles.card} data-state={state} aria-label={t('promotions.application')}>
      <span className={styles.mark}>
        <Icon size={22} />
      </span>
      <div className={styles.summary}>
        <strong>{t(`promotions.state.${state}`, { amount: money(bonus) })}</strong>
        {reason && <span>{reason}</span>}
        {at !== null && <time dateTime={new Date(at).toISOString()}>{formatDateTime(at, language)}</time>}
      </div>
      {mayApply && (state === 'open' || state === 'refused') && (
        <Button size="small" onClick={startApplying}>
          {t(state === 'open' ? 'promotions.apply' : 'promotions.apply_again')}
        </Button>
      )}
      {state !== 'open' && (
        <Link to={list} className={styles.all}>
          {t('route.applications')}
        </Link>
      )}
      <ApplyDialog promotion={promotion} open={applying} onClose={() => setApplying(false)} />
    </section>
  )
}

/** Visitors log in first; members without a real account see that they need one. */
function useEligibleAction(apply: () => void): () => void {
  const { t } = useTranslation()
  const session = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return () => {
    if (!session) navigate('/m/login', { state: { from: pathname + search } })
    else if (!isRealAccount(session)) toast.show(t('real_account_required'), { kind: 'error', ms: 2_000 })
    else apply()
  }
}
