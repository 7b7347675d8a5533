import { promotions } from '#contract/promotions.ts'
import { call } from '#gateway/call.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useKeyedMutation } from '#money/use-keyed-mutation.ts'
import { promotionQueries } from './promotion-queries.ts'

interface Application {
  comment: string
  images: readonly File[]
}

/** Creates the mutation that applies for a promotion. */
export function useApply(promotionId: string) {
  const language = useLanguage()
  return useKeyedMutation({
    operationOf: () => `promotion/${promotionId}`,
    send: ({ comment, images }: Application, idempotencyKey) =>
      call(promotions.applyPromotion, { promotionId, comment, images: [...images], idempotencyKey, language }),
    stale: [promotionQueries.all],
  })
}
