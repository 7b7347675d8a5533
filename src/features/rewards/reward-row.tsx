import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { Reward } from '#contract/reward-shapes.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { formatNumber } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { Money } from '#ui/content/money.tsx'
import { Button } from '#ui/controls/button.tsx'
import { LazyPicture } from '#ui/loading/lazy-picture.tsx'
import { ProgressBar } from '#ui/states/progress-bar.tsx'
import styles from './rewards.module.css'

interface RewardRowProps {
  reward: Reward
  /** Undefined for members who may not claim. */
  onClaim: (() => Promise<void>) | undefined
}

/** Shows one reward: its condition, the member's progress, and its amount. */
export function RewardRow({ reward, onClaim }: RewardRowProps) {
  const { currency } = useBrand()
  const { title, description, iconUrl, amount, state } = reward
  return (
    <li className={styles.reward} data-state={state}>
      <LazyPicture className={styles.icon} src={gatewayUrl(iconUrl)} alt="" width={44} height={44} />
      <div className={styles.text}>
        <strong>{title}</strong>
        <p>{description}</p>
      </div>
      <div className={styles.prize}>
        <Money amount={amount} currency={currency} className={styles.amount} />
        <Action reward={reward} onClaim={onClaim} />
      </div>
      {state === 'locked' && <Progress reward={reward} />}
    </li>
  )
}

function Action({ reward: { title, state }, onClaim }: RewardRowProps) {
  const { t } = useTranslation()
  if (state === 'claimable' && onClaim) {
    return (
      <Button size="small" aria-label={t('rewards.claim_of', { title })} onClick={onClaim}>
        {t('rewards.claim')}
      </Button>
    )
  }
  if (state === 'claimed') {
    return (
      <span className={styles.claimed}>
        <Check size={15} />
        {t('rewards.claimed')}
      </span>
    )
  }
  return <span className={styles.locked}>{t('rewards.locked')}</span>
}

function Progress({ reward: { title, progress, target, money } }: Pick<RewardRowProps, 'reward'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const moneyText = useMoneyText()
  const text = (value: number) => (money ? moneyText(value) : formatNumber(value, language))
  return (
    <div className={styles.progress}>
      <ProgressBar label={title} value={progress / target} />
      <span>{t('rewards.progress', { done: text(progress), target: text(target) })}</span>
    </div>
  )
}
