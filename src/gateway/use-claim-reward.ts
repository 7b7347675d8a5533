import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { promotions } from '#contract/promotions.ts'
import { call } from './call.ts'
import { walletKey } from './query-keys.ts'
import { useMoneyKeys } from './use-money-keys.ts'

/** Claims a reward by its id and gives what it paid. Afterwards the wallet is asked for anew, and what `stale` names. */
export function useClaimReward(stale: QueryKey) {
  const queryClient = useQueryClient()
  const { keyFor, settle } = useMoneyKeys()
  return useMutation({
    mutationFn: (rewardId: string) => call(promotions.claimReward, { rewardId, idempotencyKey: keyFor(rewardId) }),
    onSuccess: (_, rewardId) => settle(rewardId),
    // After a refusal too: what is on screen was out of date then.
    onSettled: () => Promise.all([stale, walletKey].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}
