import { HandCoins } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBrand } from '#brand/platform-status.ts'
import type { agentContracts } from '#contract/agent-contracts.ts'
import type { Answer } from '#contract/resource.ts'
import { usePerCent } from '#i18n/use-per-cent.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { Money } from '#ui/content/money.tsx'
import { Summary } from '#ui/content/summary.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './agent-center.module.css'
import { missingToTier } from './missing-to-tier.ts'

const salaryAddress = '/m/member/agent/getSalaryContract'

type Salary = Answer<typeof agentContracts.currentDailySalary>
type Earnings = NonNullable<Salary['earnings']>

/** Shows what today's salary is made of, and what the team still needs for the next tier. */
export function TodaysSalary({ contract, earnings, next }: Salary) {
  const { t } = useTranslation()
  return (
    <section className={styles.block} aria-labelledby="agent-salary">
      <h2 id="agent-salary">{t('agent.salary_made')}</h2>
      {contract && earnings ? (
        <>
          <Parts basis={contract.basis} earnings={earnings} />
          <NextTier earnings={earnings} next={next} />
        </>
      ) : (
        <div className={`${styles.card} ${styles.salary}`}>
          <EmptyState
            icon={<HandCoins />}
            title={t('agent.salary_none')}
            action={
              <Link to={salaryAddress} className={buttonClass({ kind: 'secondary' })}>
                {t('agent.kind_salary')}
              </Link>
            }
          />
        </div>
      )}
    </section>
  )
}

interface PartsProps {
  basis: NonNullable<Salary['contract']>['basis']
  earnings: Earnings
}

function Parts({ basis, earnings: { base, rate, gross, below, amount } }: PartsProps) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const perCent = usePerCent()
  const money = (part: number) => <Money amount={part} currency={currency} />
  return (
    <Summary
      label={t('agent.salary_made')}
      rows={[
        { label: t(`agent.basis_${basis}`), value: money(base) },
        { label: t('agent.salary_at', { rate: perCent(rate) }), value: money(gross) },
        { label: t('agent.salary_below'), value: money(below) },
      ]}
      total={{ label: t('agent.salary'), value: money(amount) }}
    />
  )
}

function NextTier({ earnings, next }: { earnings: Earnings; next: Salary['next'] }) {
  const { t } = useTranslation()
  const money = useMoneyText()
  const perCent = usePerCent()
  if (!next) return <p className={styles.next}>{t('agent.top_tier')}</p>
  const { amount, members } = missingToTier(earnings, next)
  const missing = [
    ...(amount > 0 ? [money(amount)] : []),
    ...(members > 0 ? [t('agent.missing_members', { count: members })] : []),
  ]
  return (
    <p className={styles.next}>{t('agent.next_tier', { rate: perCent(next.rate), missing: missing.join(' · ') })}</p>
  )
}

/** Has the height of the salary's parts. The pulse of a region of skeletons would make its heading pale: keep it outside. */
export function TodaysSalarySkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.block}>
      <h2>{t('agent.salary_made')}</h2>
      <Skeleton height="var(--salary-height)" radius="var(--radius)" />
    </div>
  )
}
