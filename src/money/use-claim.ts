import type { QueryKey } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { promotions } from '#contract/promotions.ts'
import { call } from '#gateway/call.ts'
import { refusalOf } from '#gateway/failure.ts'
import type { TextKey } from '#i18n/languages.ts'
import { useShowRefusal } from '#ui/forms/use-show-refusal.ts'
import { toast } from '#ui/layers/toast.ts'
import { useKeyedMutation } from './use-keyed-mutation.ts'
import { useMoneyText } from './use-money-text.ts'
import { walletKey } from './wallet-key.ts'

interface Claim<Variables> {
  operationOf: (variables: Variables) => string
  send: (variables: Variables, idempotencyKey: string) => Promise<{ amount: number }>
  /** The query whose data the claim changes, besides the wallet. */
  stale: QueryKey
  /** Reports the `amount` that was paid. */
  received: TextKey
}

/** Returns what a press on "claim" does: it claims, and a toast reports the outcome. The promise settles with the toast. */
export function useClaim<Variables>({ stale, received, ...claim }: Claim<Variables>) {
  const { t } = useTranslation()
  const money = useMoneyText()
  const showRefusal = useShowRefusal()
  const { mutateAsync } = useKeyedMutation({ ...claim, stale: [stale, walletKey] })
  return (variables: Variables): Promise<void> =>
    mutateAsync(variables).then(
      ({ amount }) => toast.show(t(received, { amount: money(amount) }), { kind: 'success' }),
      (failure: unknown) => showRefusal(refusalOf(failure)),
    )
}

/** Returns what a press on a reward's "claim" does. `stale` is the query of the list that holds the reward. */
export const useClaimReward = (stale: QueryKey) =>
  useClaim({
    operationOf: (rewardId: string) => `reward/${rewardId}`,
    send: (rewardId, idempotencyKey) => call(promotions.claimReward, { rewardId, idempotencyKey }),
    stale,
    received: 'rewards.received',
  })
