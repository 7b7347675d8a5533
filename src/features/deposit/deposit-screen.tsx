import { useQueries } from '@tanstack/react-query'
import { WalletCards } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useMenuPermitted } from '#brand/platform-status.ts'
import type { Rules } from '#brand/rules.ts'
import { rulesQuery } from '#brand/rules-query.ts'
import type { Method, Promo } from '#contract/deposit.ts'
import { failureText } from '#gateway/failure.ts'
import { isRealAccount } from '#session/account-type.ts'
import { useSession } from '#session/session.ts'
import { useViewer } from '#session/viewer.ts'
import { BalanceCard } from '#ui/balance-card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { RealAccountsOnly } from '#ui/real-accounts-only.tsx'
import { Skeleton, SkeletonRegion } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import styles from './deposit.module.css'
import { DepositForm } from './deposit-form.tsx'
import { depositQueries } from './deposit-queries.ts'
import { DepositResult } from './deposit-result.tsx'
import { methodIcons } from './method-icons.ts'

const here = '/m/voucherCenter'

/** Shows the deposit form. `balance` is the member's balance, which another feature renders. */
export function DepositScreen({ balance }: { balance: ReactNode }) {
  const { t } = useTranslation()
  const session = useSession()
  const permitted = useMenuPermitted()
  if (session && !isRealAccount(session)) return <RealAccountsOnly />
  const record = { to: '/m/vouReport', name: t('deposit.record'), text: t('deposit.record_short') }
  return (
    <div className={styles.page}>
      <BalanceCard label={t('deposit.balance')} record={permitted('DEPRECM3') ? record : undefined}>
        {balance}
      </BalanceCard>
      <Place />
    </div>
  )
}

/** Shows the form, or the deposit that the address names. */
function Place() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const id = new URLSearchParams(search).get('deposit')
  const show = (made: string) => navigate(`${here}?${new URLSearchParams({ deposit: made })}`, { replace: true })
  if (id) return <DepositResult key={id} id={id} onAgain={() => navigate(here, { replace: true })} />
  return <Offer onMade={show} />
}

function Offer({ onMade }: { onMade: (id: string) => void }) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const [methods, promos, rules] = useQueries({
    queries: [depositQueries.methods(viewer), depositQueries.promos(viewer), rulesQuery()],
  })
  const all = [methods, promos, rules]
  if (methods.data && promos.data && rules.data) {
    const offer = { methods: methods.data.methods, promos: promos.data, rules: rules.data }
    if (offer.methods.length > 0) return <Methods {...offer} onMade={onMade} />
    return <EmptyState icon={<WalletCards />} title={t('deposit.none')} hint={t('deposit.none_hint')} />
  }
  const failed = all.find(({ isError }) => isError)
  if (!failed) return <OfferSkeleton />
  const retry = () => Promise.all(all.filter(({ isError }) => isError).map(({ refetch }) => refetch()))
  return <FailedState message={t(failureText(failed.error))} onRetry={retry} />
}

interface MethodsProps {
  methods: readonly Method[]
  promos: readonly Promo[]
  rules: Rules
  onMade: (id: string) => void
}

const panelId = 'deposit-method'

/** The number of methods that fit on a phone. */
const sideBySide = 3

function Methods({ methods, ...rest }: MethodsProps) {
  const { t } = useTranslation()
  const fits = methods.length <= sideBySide
  const [chosen, setChosen] = useState(methods[0]?.code)
  const method = methods.find(({ code }) => code === chosen) ?? methods[0]
  if (!method) return null
  const tabs = methods.map(({ code }) => {
    const Icon = methodIcons[code]
    return { value: code, label: t(`deposit.method_${code}`), icon: fits ? undefined : <Icon size={18} /> }
  })
  return (
    <>
      {methods.length > 1 && (
        <Tabs
          look={fits ? 'segment' : 'chip'}
          label={t('deposit.method')}
          tabs={tabs}
          value={method.code}
          onChange={setChosen}
          panelId={panelId}
        />
      )}
      <div id={panelId}>
        <DepositForm key={method.code} method={method} {...rest} />
      </div>
    </>
  )
}

function OfferSkeleton() {
  return (
    <SkeletonRegion>
      <div className={styles.form}>
        <Skeleton height="52px" radius="var(--radius-control)" />
        <Skeleton width="92px" />
        <Skeleton height="52px" radius="var(--radius-control)" />
        <Skeleton height="96px" radius="var(--radius-control)" />
        <Skeleton height="180px" radius="var(--radius-control)" />
        <Skeleton height="54px" radius="var(--radius-control)" />
      </div>
    </SkeletonRegion>
  )
}
