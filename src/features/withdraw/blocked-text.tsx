import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import type { PasswordState, Payouts } from '#money/payouts/payout-queries.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import styles from './withdraw.module.css'
import type { Block } from './withdrawable.ts'

export const blockedTextId = 'withdraw-blocked'

interface BlockedTextProps {
  block: Block | undefined
  payouts: Payouts
  password: PasswordState
}

/** Says why no withdrawal is possible now. */
export function BlockedText({ block, payouts: { limits, turnover }, password }: BlockedTextProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const money = useMoneyText()
  const texts: Record<Block, () => string> = {
    day: () => t('withdraw.blocked_day', { count: limits.perDay ?? 0 }),
    turnover: () => t('withdraw.blocked_turnover', { amount: money(turnover.missing) }),
    funds: () => t('withdraw.blocked_funds', { minimum: money(limits.minimum) }),
    locked: () => t('withdraw.locked_until', { time: formatDateTime(password.lockedUntil ?? 0, language) }),
  }
  return (
    <div aria-live="polite">
      {block && (
        <p id={blockedTextId} className={styles.blocked}>
          <TriangleAlert size={20} />
          {texts[block]()}
        </p>
      )}
    </div>
  )
}
