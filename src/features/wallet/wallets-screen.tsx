import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBrand, useMenuPermitted } from '#brand/platform-status.ts'
import type { Wallet } from '#contract/wallets.ts'
import { failureText } from '#gateway/failure.ts'
import { isRealAccount } from '#session/account-type.ts'
import { useSession } from '#session/session.ts'
import { useViewer } from '#session/viewer.ts'
import { Money } from '#ui/content/money.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { classes } from '#ui/look/classes.ts'
import { BalanceCard } from '#ui/page/balance-card.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import { Balance } from './balance.tsx'
import { useBalanceHidden } from './hidden-balance.ts'
import { MainWallet } from './main-wallet.tsx'
import { TransferForm } from './transfer-form.tsx'
import { transferQueries } from './transfer-queries.ts'
import styles from './wallets.module.css'

/** Shows the main wallet and each game wallet, and moves money between them. */
export function WalletsScreen() {
  const { t } = useTranslation()
  const permitted = useMenuPermitted()
  const { data, error, isPending, refetch } = useQuery(transferQueries.wallets(useViewer()))
  const record = { to: '/m/transaction/record?kind=transfer', name: t('wallet.record'), text: t('wallet.record_short') }
  return (
    <div className={styles.page}>
      <BalanceCard label={t('wallet.total')} record={permitted('TRANSREC3') ? record : undefined}>
        <Balance controls />
      </BalanceCard>
      {isPending && <WalletsSkeleton />}
      {!isPending && !data && <FailedState message={t(failureText(error))} onRetry={refetch} />}
      {data && <Wallets wallets={data.wallets} />}
    </div>
  )
}

function Wallets({ wallets }: { wallets: readonly Wallet[] }) {
  const main = wallets.find(({ vendor }) => vendor === 'MAIN')
  const games = wallets.filter((wallet) => wallet !== main)
  const [first] = games
  if (!main || !first) return <EmptyState />
  return (
    <>
      <MainWallet main={main} games={games} />
      {wallets.every(({ balance }) => balance === 0) ? (
        <div className={classes(styles.form, styles.beside)}>
          <NothingToMove />
          <EmptyWallets games={games} />
        </div>
      ) : (
        <TransferForm main={main} games={[first, ...games.slice(1)]} />
      )}
    </>
  )
}

function NothingToMove() {
  const { t } = useTranslation()
  const deposits = isRealAccount(useSession())
  return (
    <EmptyState
      title={t('wallet.none')}
      hint={deposits ? t('wallet.none_hint') : undefined}
      action={
        deposits && (
          <Link to="/m/voucherCenter" className={buttonClass()}>
            {t('menu.deposit')}
          </Link>
        )
      }
    />
  )
}

/** Lists the game wallets, and which of them are under maintenance, while there is nothing to choose one for. */
function EmptyWallets({ games }: { games: readonly Wallet[] }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const hidden = useBalanceHidden()
  return (
    <section className={styles.empty} aria-labelledby="game-wallets">
      <h2 id="game-wallets">{t('wallet.games')}</h2>
      <ul>
        {games.map(({ vendor, name, balance, status }) => (
          <li key={vendor}>
            <span>
              <strong>{name}</strong>
              {status === 'closed' && <span>{t('wallet.closed_short')}</span>}
            </span>
            <Money amount={balance} currency={currency} masked={hidden} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function WalletsSkeleton() {
  return (
    <SkeletonRegion>
      <div className={styles.page}>
        <Skeleton height="110px" radius="var(--radius)" />
        <div className={classes(styles.form, styles.beside)}>
          <Skeleton height="52px" radius="var(--radius-control)" />
          <Skeleton height="296px" radius="var(--radius-control)" />
          <Skeleton height="132px" radius="var(--radius-control)" />
          <Skeleton height="54px" radius="var(--radius-control)" />
        </div>
      </div>
    </SkeletonRegion>
  )
}
