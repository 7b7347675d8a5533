import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { promotions } from '#contract/promotions.ts'
import { askAgain } from '#gateway/ask-again.ts'
import { call } from '#gateway/call.ts'
import { useMoneyKeys } from './use-money-keys.ts'
import { walletKey } from './wallet-key.ts'

const wishOf = (rewardId: string) => `reward/${rewardId}`

/** Claims a reward by its id and gives what it paid. Afterwards the wallet is asked for anew, and what `stale` names. */
export function useClaimReward(stale: QueryKey) {
  const queryClient = useQueryClient()
  const { keyFor, settle } = useMoneyKeys()
  return useMutation({
    mutationFn: (rewardId: string) =>
      call(promotions.claimReward, { rewardId, idempotencyKey: keyFor(wishOf(rewardId)) }),
    onSuccess: (_, rewardId) => settle(wishOf(rewardId)),
    // After a refusal too: what is on screen was out of date then.
    onSettled: () => askAgain(queryClient, stale, walletKey),
  })
}
