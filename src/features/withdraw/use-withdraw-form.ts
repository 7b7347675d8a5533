import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { brokenRule, type Rules } from '#brand/rules.ts'
import { readAmount, writeAmount } from '#contract/typed-amount.ts'
import { refusalOf } from '#gateway/failure.ts'
import { refetchBelow } from '#gateway/refetch-below.ts'
import { languageTag } from '#i18n/languages.ts'
import { amountProblem } from '#money/amount-problem.ts'
import { type Payouts, payoutQueries } from '#money/payouts/payout-queries.ts'
import { useMoneyKeys } from '#money/use-money-keys.ts'
import { walletKey } from '#money/wallet-key.ts'
import { useViewer } from '#session/viewer.ts'
import { useIsMounted } from '#ui/controls/use-is-mounted.ts'
import { useForm } from '#ui/forms/use-form.ts'
import { useShowRefusal } from '#ui/forms/use-show-refusal.ts'
import { useWatchWithdrawal } from './use-watch-withdrawal.ts'
import { withdrawQueries } from './withdraw-queries.ts'

interface WithdrawFormOptions {
  payouts: Payouts
  rules: Rules
  /** The balance of the main wallet; undefined while unknown. */
  balance: number | undefined
  /** Called with the id of a new withdrawal. */
  onMade: (id: string) => void
}

/**
 * Creates the form of a withdrawal. `ask` checks it and asks for confirmation; `submit` sends the order. The form keeps its
 * values after a refusal; sending the same values again moves money once.
 */
export function useWithdrawForm({ payouts, rules, balance, onMade }: WithdrawFormOptions) {
  const { language } = useViewer()
  const tag = languageTag(language)
  const queryClient = useQueryClient()
  const watch = useWatchWithdrawal()
  const isMounted = useIsMounted()
  const showRefusal = useShowRefusal()
  const { keyFor, settle } = useMoneyKeys()
  const { cards, limits } = payouts
  const [chosenId, setCardId] = useState('')
  const [asking, setAsking] = useState(false)
  const [sending, setSending] = useState(false)
  const { mutateAsync } = useMutation(withdrawQueries.submit())
  const card = cards.find(({ id }) => id === chosenId) ?? cards[0]

  const form = useForm<'amount' | 'paymentPassword'>({
    initial: { amount: '', paymentPassword: '' },
    names: ['amount', 'paymentPassword'],
    check: (name, values) => {
      if (name === 'paymentPassword') return brokenRule(rules, name, values[name])
      const tooMuch = balance !== undefined && (readAmount(values.amount, tag) ?? 0) > balance
      return amountProblem(values.amount, limits, tag) ?? (tooMuch ? 'insufficient_funds' : undefined)
    },
  })
  const amount = readAmount(form.values.amount, tag) ?? 0

  const refetch = () => refetchBelow(queryClient, payoutQueries.all, withdrawQueries.all, walletKey)

  async function refuse(failure: unknown) {
    // First, because the message says how many tries are left.
    await refetch()
    setAsking(false)
    showRefusal(refusalOf(failure), form)
  }

  async function submit() {
    if (!card) return
    const order = `withdraw/${card.id}/${amount}`
    const { paymentPassword } = form.values
    setSending(true)
    try {
      const { id } = await mutateAsync({
        cardId: card.id,
        amount,
        paymentPassword,
        idempotencyKey: keyFor(order),
        language,
      })
      watch(id)
      await refetch()
      if (isMounted()) onMade(id)
      settle(order)
    } catch (failure) {
      await refuse(failure)
    } finally {
      setSending(false)
    }
  }

  return {
    form,
    card,
    setCardId,
    amount,
    setAll: (all: number) => form.set('amount', writeAmount(all, tag)),
    asking,
    ask: () => form.passes() && setAsking(true),
    /** Whether the order is on its way: closing the question would not cancel it. */
    sending,
    cancel: () => sending || setAsking(false),
    submit,
  }
}
