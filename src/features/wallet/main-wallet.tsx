import { useQueryClient } from '@tanstack/react-query'
import { House } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import { sumOf } from '#contract/exact-money.ts'
import type { Wallet } from '#contract/wallets.ts'
import { refusalOf } from '#gateway/failure.ts'
import { refetchBelow } from '#gateway/refetch-below.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { walletKey } from '#money/wallet-key.ts'
import { Money } from '#ui/content/money.tsx'
import { Button } from '#ui/controls/button.tsx'
import { useShowRefusal } from '#ui/forms/use-show-refusal.ts'
import { toast } from '#ui/layers/toast.ts'
import { useBalanceHidden } from './hidden-balance.ts'
import { bringFundsHome } from './transfer-queries.ts'
import styles from './wallets.module.css'

interface MainWalletProps {
  main: Wallet
  games: readonly Wallet[]
}

const total = (wallets: readonly Wallet[]) => sumOf(wallets.map(({ balance }) => balance))

/** Shows the main wallet, the money in other wallets, and the button that moves it to the main one. */
export function MainWallet({ main, games }: MainWalletProps) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const hidden = useBalanceHidden()
  const bringHome = useBringHome()
  const away = total(games)
  const canCome = total(games.filter(({ status }) => status === 'open'))
  return (
    <section className={styles.main} aria-label={main.name}>
      <dl>
        <div>
          <dt>{main.name}</dt>
          <dd>
            <Money amount={main.balance} currency={currency} masked={hidden} />
          </dd>
        </div>
        <div>
          <dt>{t('wallet.away')}</dt>
          <dd>
            <Money amount={away} currency={currency} masked={hidden} />
          </dd>
        </div>
      </dl>
      {canCome > 0 ? (
        <Button kind="secondary" wide icon={<House size={18} />} onClick={bringHome}>
          {t('wallet.bring_home')}
        </Button>
      ) : (
        <p>{away > 0 ? t('wallet.left_behind') : t('wallet.all_home')}</p>
      )}
    </section>
  )
}

/** Returns what a press on "bring everything home" does. A repeated call finds nothing more to move. */
function useBringHome(): () => Promise<void> {
  const { t } = useTranslation()
  const money = useMoneyText()
  const showRefusal = useShowRefusal()
  const queryClient = useQueryClient()
  return async () => {
    try {
      const { moved, closed } = await bringFundsHome()
      if (closed.length > 0) toast.show(t('wallet.left_behind'), { ms: 3000 })
      else if (moved > 0) toast.show(t('wallet.brought', { amount: money(moved) }), { kind: 'success' })
      else toast.show(t('wallet.all_home'), { kind: 'success' })
    } catch (failure) {
      showRefusal(refusalOf(failure))
    }
    await refetchBelow(queryClient, walletKey)
  }
}
