import { useTranslation } from 'react-i18next'
import { readAmount, writeAmount } from '#contract/typed-amount.ts'
import type { Wallet } from '#contract/wallets.ts'
import { refusalOf } from '#gateway/failure.ts'
import { languageTag } from '#i18n/languages.ts'
import { readingProblem } from '#money/amount-problem.ts'
import { useKeyedMutation } from '#money/use-keyed-mutation.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { walletKey } from '#money/wallet-key.ts'
import { useViewer } from '#session/viewer.ts'
import { useForm } from '#ui/forms/use-form.ts'
import { useShowRefusal } from '#ui/forms/use-show-refusal.ts'
import { toast } from '#ui/layers/toast.ts'
import { sendTransfer } from './transfer-queries.ts'

/** Where the money goes. */
export const directions = ['game', 'main'] as const
type Direction = (typeof directions)[number]

export interface TransferWallets {
  main: Wallet
  games: readonly [Wallet, ...Wallet[]]
}

interface Transfer {
  from: string
  to: string
  amount: number
}

/** Creates the mutation of a transfer, which moves money once per wallets and amount until it is settled. */
function useTransfer() {
  const { language } = useViewer()
  return useKeyedMutation({
    operationOf: ({ from, to, amount }: Transfer) => `transfer/${from}/${to}/${amount}`,
    send: (transfer, idempotencyKey) => sendTransfer({ ...transfer, idempotencyKey, language }),
    stale: [walletKey],
  })
}

/** Returns the form's first choice: money that is only in a game wallet can only go home. */
function firstChoice({ main, games }: TransferWallets): { wallet: string; direction: Direction } {
  const open = games.filter(({ status }) => status === 'open')
  const holding = open.find(({ balance }) => balance > 0)
  if (main.balance === 0 && holding) return { wallet: holding.vendor, direction: 'main' }
  return { wallet: (open[0] ?? games[0]).vendor, direction: 'game' }
}

type TransferField = 'amount' | 'wallet' | 'direction'

/** Creates the form of a transfer between the main wallet and a game wallet. It keeps its values after a refusal. */
export function useTransferForm(wallets: TransferWallets) {
  const { t } = useTranslation()
  const money = useMoneyText()
  const showRefusal = useShowRefusal()
  const tag = languageTag(useViewer().language)
  const { mutateAsync } = useTransfer()

  function sidesOf(values: Readonly<Record<TransferField, string>>) {
    const { main, games } = wallets
    const direction: Direction = values.direction === 'main' ? 'main' : 'game'
    const game = games.find(({ vendor }) => vendor === values.wallet) ?? games[0]
    const [from, to] = direction === 'game' ? [main, game] : [game, main]
    return { direction, game, from, to }
  }

  const form = useForm<TransferField>({
    initial: { amount: '', ...firstChoice(wallets) },
    names: ['amount'],
    check: (name, values) => {
      if (name !== 'amount') return undefined
      const tooMuch = (readAmount(values.amount, tag) ?? 0) > sidesOf(values).from.balance
      return readingProblem(values.amount, tag) ?? (tooMuch ? 'insufficient_funds' : undefined)
    },
    dependents: { wallet: 'amount', direction: 'amount' },
  })
  const { direction, game, from, to } = sidesOf(form.values)

  /** Returns why no transfer is possible, if so. */
  function blockText(): string | undefined {
    if (game.status === 'closed') return t('wallet.closed')
    return from.balance === 0 ? t('wallet.from_empty', { wallet: from.name }) : undefined
  }

  async function submit() {
    if (!form.passes()) return
    const amount = readAmount(form.values.amount, tag) ?? 0
    try {
      await mutateAsync({ from: from.vendor, to: to.vendor, amount })
      form.clear('amount')
      const text = t(`wallet.moved_${direction}`, { amount: money(amount), wallet: game.name })
      toast.show(text, { kind: 'success' })
    } catch (failure) {
      showRefusal(refusalOf(failure), form)
    }
  }

  return {
    form,
    game,
    direction,
    from,
    block: blockText(),
    setAll: (all: number) => form.set('amount', writeAmount(all, tag)),
    submit,
  }
}
