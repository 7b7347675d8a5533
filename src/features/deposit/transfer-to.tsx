import { useQuery } from '@tanstack/react-query'
import { Copy, Landmark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Deposit, Method } from '#contract/deposit.ts'
import { failureText } from '#gateway/failure.ts'
import { copyText } from '#platform/clipboard.ts'
import { useViewer } from '#session/viewer.ts'
import { Summary } from '#ui/content/summary.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { toast } from '#ui/layers/toast.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import styles from './deposit.module.css'
import { depositQueries } from './deposit-queries.ts'

/** Shows the merchant's account at the bank of a transfer, from the deposit methods. */
export function TransferTo({ bankName }: Pick<Deposit, 'bankName'>) {
  const { t } = useTranslation()
  const { data, error, isPending, refetch } = useQuery(depositQueries.methods(useViewer()))
  if (isPending) return <AccountSkeleton />
  if (!data) return <FailedState message={t(failureText(error))} onRetry={refetch} />
  const bank = data.methods.flatMap(({ banks }) => banks).find(({ name }) => name === bankName)
  return bank ? <Account bank={bank} /> : <NoAccount />
}

function Account({ bank }: { bank: Method['banks'][number] }) {
  const { t } = useTranslation()
  const copy = async () => {
    if (await copyText(bank.accountNumber)) toast.show(t('deposit.copied'), { kind: 'success' })
  }
  return (
    <Summary
      rows={[
        { label: t('deposit.account'), value: bank.name },
        { label: t('deposit.account_holder'), value: bank.accountHolder },
      ]}
      total={{
        label: t('deposit.account_number'),
        value: (
          <span className={styles.number}>
            {bank.accountNumber}
            <IconButton label={t('deposit.copy')} icon={<Copy size={18} />} onClick={copy} />
          </span>
        ),
      }}
    />
  )
}

/** The merchant has no account at the bank any more. */
function NoAccount() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<Landmark />}
      title={t('deposit.account_gone')}
      hint={t('deposit.account_gone_hint')}
      action={
        <Link to="/m/message" className={buttonClass()}>
          {t('route.messages')}
        </Link>
      }
    />
  )
}

function AccountSkeleton() {
  return (
    <SkeletonRegion>
      <Skeleton height="136px" radius="var(--radius)" />
    </SkeletonRegion>
  )
}
