import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { promotions } from '#contract/promotions.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { call } from '#gateway/call.ts'
import { walletKey } from '#gateway/query-keys.ts'
import { useMoneyKeys } from '#gateway/use-money-keys.ts'
import type { LanguageCode } from '#i18n/languages.ts'

interface Asker {
  session: SessionInfo | undefined
  language: LanguageCode
}

export const rewardQueries = {
  all: ['rewards'] as const,
  list: ({ session, language }: Asker) =>
    queryOptions({
      queryKey: [...rewardQueries.all, 'list', session?.customerId, language],
      queryFn: ({ signal }) => call(promotions.rewards, { language }, { signal }),
    }),
}

/** Claims a reward by its id and gives what it paid. Afterwards wallet and rewards are asked for anew. */
export function useClaimReward() {
  const queryClient = useQueryClient()
  const { keyFor, settle } = useMoneyKeys()
  return useMutation({
    mutationFn: (rewardId: string) => call(promotions.claimReward, { rewardId, idempotencyKey: keyFor(rewardId) }),
    onSuccess: (_, rewardId) => settle(rewardId),
    // After a refusal too: what is on screen was out of date then.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: rewardQueries.all }),
        queryClient.invalidateQueries({ queryKey: walletKey }),
      ]),
  })
}
