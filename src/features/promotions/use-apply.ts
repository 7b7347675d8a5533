import { useRef, useState } from 'react'
import { promotions } from '#contract/promotions.ts'
import { call } from '#gateway/call.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useKeyedMutation } from '#money/use-keyed-mutation.ts'
import { promotionQueries } from './promotion-queries.ts'

interface Application {
  comment: string
  images: readonly File[]
}

/** Creates the mutation that applies for a promotion, with the part that is sent and what stops it. */
export function useApply(promotionId: string) {
  const language = useLanguage()
  const [sent, setSent] = useState(0)
  const upload = useRef<AbortController>(undefined)
  const mutation = useKeyedMutation({
    // An application that was changed after a lost answer is another one, which the gateway refuses beside the first.
    operationOf: ({ comment, images }: Application) =>
      JSON.stringify(['promotion', promotionId, comment, ...images.map(({ name, size }) => [name, size])]),
    send: ({ comment, images }: Application, idempotencyKey) => {
      upload.current = new AbortController()
      setSent(0)
      const input = { promotionId, comment, images: [...images], idempotencyKey, language }
      return call(promotions.applyPromotion, input, { signal: upload.current.signal, onUpload: setSent })
    },
    stale: [promotionQueries.all],
  })
  return { ...mutation, sent, stop: () => upload.current?.abort() }
}
