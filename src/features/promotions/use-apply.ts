import { useMutation, useQueryClient } from '@tanstack/react-query'
import { promotions } from '#contract/promotions.ts'
import { askAgain } from '#gateway/ask-again.ts'
import { call } from '#gateway/call.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useMoneyKeys } from '#money/use-money-keys.ts'
import { promotionQueries } from './promotion-queries.ts'

interface Application {
  comment: string
  images: readonly File[]
}

/** Applies for a promotion; pressed again after an answer that was lost it is one application. */
export function useApply(promotionId: string) {
  const client = useQueryClient()
  const language = useLanguage()
  const { keyFor, settle } = useMoneyKeys()
  const wish = `promotion/${promotionId}`
  return useMutation({
    mutationFn: ({ comment, images }: Application) =>
      call(promotions.applyPromotion, {
        promotionId,
        comment,
        images: [...images],
        idempotencyKey: keyFor(wish),
        language,
      }),
    onSuccess: () => settle(wish),
    // After a refusal too: what is on screen was out of date then.
    onSettled: () => askAgain(client, promotionQueries.all),
  })
}
