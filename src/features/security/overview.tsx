import { useQuery } from '@tanstack/react-query'
import {
  AtSign,
  Check,
  ChevronRight,
  CircleAlert,
  CreditCard,
  KeyRound,
  Lock,
  type LucideIcon,
  MessageCircleQuestionMark,
  Smartphone,
  UserRoundCheck,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { failureText } from '#gateway/failure.ts'
import { payoutQueries } from '#money/payouts/payout-queries.ts'
import { useViewer } from '#session/viewer.ts'
import { FailedLine } from '#ui/states/failed-line.tsx'
import { LevelCard } from './level-card.tsx'
import { PartLink } from './part-link.tsx'
import { type Part, partOf } from './parts.ts'
import styles from './security.module.css'
import type { SecurityConfig } from './security-level.ts'

/** The id of a part's row, which is focused again after the part. */
export const rowId = (part: Part) => `security-${part}`

/** Shows the security level, and every part with its state. */
export function Overview({ config }: { config: SecurityConfig }) {
  const { t } = useTranslation()
  const query = useQuery(payoutQueries.cards(useViewer()))
  const cards = query.data?.cards.length
  const cardState = cards ? t('security.cards', { count: cards }) : ''
  return (
    <>
      <LevelCard config={config} />
      <section className={styles.rows} aria-labelledby="security-sign-in">
        <h2 id="security-sign-in">{t('security.sign_in')}</h2>
        <Row part="password" icon={KeyRound} isSet={config.password} />
        <Row part="mobile" icon={Smartphone} isSet={config.mobile !== ''} value={config.mobile} />
        <Row part="email" icon={AtSign} isSet={config.email !== ''} value={config.email} />
        <Row part="questions" icon={MessageCircleQuestionMark} isSet={config.securityQuestions} />
      </section>
      <section className={styles.rows} aria-labelledby="security-payouts">
        <h2 id="security-payouts">{t('security.payouts')}</h2>
        <Row part="payment" icon={Lock} isSet={config.paymentPassword} />
        <Row part="payee" icon={UserRoundCheck} isSet={config.payeeName !== ''} value={config.payeeName} />
        <Row part="cards" icon={CreditCard} isSet={cards === undefined ? undefined : cards > 0} value={cardState} />
        {query.isLoadingError && (
          <div className={styles.failed}>
            <FailedLine
              message={t('security.cards_failed', { reason: t(failureText(query.error)) })}
              onRetry={query.refetch}
            />
          </div>
        )}
      </section>
    </>
  )
}

interface RowProps {
  part: Part
  icon: LucideIcon
  /** Undefined while it is unknown. */
  isSet: boolean | undefined
  /** Replaces the word for a part that is set. */
  value?: string
}

function Row({ part, icon: Icon, isSet, value }: RowProps) {
  const { t } = useTranslation()
  // In a wide window the part is open beside its row.
  const isOpen = partOf(useLocation().search) === part
  return (
    <PartLink id={rowId(part)} part={part} className={styles.row} aria-current={isOpen ? 'true' : undefined}>
      <Icon size={22} />
      <span className={styles.text}>
        <span className={styles.label}>{t(`security.part_${part}`)}</span>
        <span className={styles.state} data-set={isSet || undefined}>
          {isSet === undefined ? <span>&nbsp;</span> : <State isSet={isSet} value={value} />}
        </span>
      </span>
      <ChevronRight size={18} className={styles.chevron} />
    </PartLink>
  )
}

function State({ isSet, value }: { isSet: boolean; value?: string }) {
  const { t } = useTranslation()
  const Icon = isSet ? Check : CircleAlert
  return (
    <>
      <Icon size={15} />
      <bdi>{isSet ? value || t('security.is_set') : t('security.not_set')}</bdi>
    </>
  )
}
