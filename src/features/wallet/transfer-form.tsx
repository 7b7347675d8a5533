import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { Wallet } from '#contract/wallets.ts'
import { AmountField } from '#money/amount-field.tsx'
import { Available } from '#money/available.tsx'
import { Money } from '#ui/content/money.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { Choices } from '#ui/forms/choices.tsx'
import { classes } from '#ui/look/classes.ts'
import { useBalanceHidden } from './hidden-balance.ts'
import { directions, type TransferWallets, useTransferForm } from './use-transfer-form.ts'
import styles from './wallets.module.css'

const panelId = 'transfer'
const blockedId = 'transfer-blocked'

/** Asks for a game wallet, the direction and the amount of a transfer. */
export function TransferForm(wallets: TransferWallets) {
  const { t } = useTranslation()
  const hidden = useBalanceHidden()
  const { form, game, direction, from, block, setAll, submit } = useTransferForm(wallets)
  return (
    <form {...form.props} className={classes(styles.form, styles.beside)}>
      <Tabs
        look="segment"
        label={t('wallet.direction')}
        tabs={directions.map((value) => ({ value, label: t(`wallet.to_${value}`) }))}
        value={direction}
        onChange={(value) => form.set('direction', value)}
        panelId={panelId}
      />
      <div id={panelId} className={styles.form}>
        <GameWallets games={wallets.games} value={game.vendor} onChange={(vendor) => form.set('wallet', vendor)} />
        <AmountField form={form} label={t('wallet.amount')}>
          <Available
            label={t('wallet.available')}
            balance={from.balance}
            hidden={hidden}
            most={from.balance}
            onAll={setAll}
          />
        </AmountField>
        <div>
          <div aria-live="polite">
            {block && (
              <p id={blockedId} className={styles.blocked}>
                <TriangleAlert size={20} />
                {block}
              </p>
            )}
          </div>
          <Button
            type="submit"
            size="large"
            wide
            disabled={block !== undefined}
            aria-describedby={block && blockedId}
            onClick={submit}
          >
            {t(`wallet.submit_${direction}`, { wallet: game.name })}
          </Button>
        </div>
      </div>
    </form>
  )
}

interface GameWalletsProps {
  games: readonly Wallet[]
  value: string
  onChange: (vendor: string) => void
}

function GameWallets({ games, value, onChange }: GameWalletsProps) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const hidden = useBalanceHidden()
  const choices = games.map(({ vendor, name, balance, status }) => ({
    value: vendor,
    title: name,
    text: status === 'closed' ? t('wallet.closed_short') : undefined,
    end: <Money amount={balance} currency={currency} masked={hidden} />,
  }))
  return <Choices name="wallet" label={t('wallet.games')} choices={choices} value={value} onChange={onChange} />
}
