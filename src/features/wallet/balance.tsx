import { useQuery } from '@tanstack/react-query'
import { Eye, EyeOff, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBrand } from '#brand/platform-status.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { useSession } from '#session/session.ts'
import { Money } from '#ui/content/money.tsx'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import styles from './balance.module.css'
import { hideBalance, useBalanceHidden } from './hidden-balance.ts'
import { walletQueries } from './wallet-queries.ts'

type BalanceProps = {
  /** Adds the buttons that hide and refetch the amount. */
  controls?: boolean
  /** The address of the wallets, which the amount links to. */
  walletsAt?: string
}

/** Shows the total of the member's wallets; nothing for visitors. */
export function Balance({ controls = false, walletsAt }: BalanceProps) {
  const session = useSession()
  return session ? <MemberBalance session={session} controls={controls} walletsAt={walletsAt} /> : null
}

function MemberBalance({ session, controls, walletsAt }: BalanceProps & { session: SessionInfo }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const hidden = useBalanceHidden()
  const { data, isFetching, refetch } = useQuery(walletQueries.member(session))
  const amount = (
    <Money className={styles.amount} amount={data?.sumBalance ?? 0} currency={currency} masked={hidden || isFetching} />
  )

  return (
    <span className={styles.balance} aria-busy={isFetching || undefined}>
      {data || isFetching ? <Linked to={walletsAt}>{amount}</Linked> : <Unknown onRetry={refetch} />}
      {controls && (
        <>
          <IconButton
            label={hidden ? t('wallet.show_balance') : t('wallet.hide_balance')}
            icon={hidden ? <EyeOff size={20} /> : <Eye size={20} />}
            onClick={() => hideBalance(!hidden)}
          />
          <IconButton
            label={t('wallet.refresh_balance')}
            icon={<RefreshCw size={18} />}
            busy={isFetching}
            onClick={() => refetch()}
          />
        </>
      )}
    </span>
  )
}

function Linked({ to, children }: { to: string | undefined; children: ReactNode }) {
  const { t } = useTranslation()
  if (!to) return children
  return (
    <Link to={to} className={styles.linked}>
      <VisuallyHidden>{t('route.wallets')} </VisuallyHidden>
      {children}
    </Link>
  )
}

/** Shows that the balance failed to load; a tap retries. */
function Unknown({ onRetry }: { onRetry: () => unknown }) {
  const { t } = useTranslation()
  return (
    <button type="button" className={styles.unknown} aria-label={t('wallet.balance_failed')} onClick={() => onRetry()}>
      <RefreshCw size={16} />
      <span aria-hidden="true">—</span>
    </button>
  )
}
