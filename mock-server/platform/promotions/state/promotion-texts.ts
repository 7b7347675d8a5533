import type { PromotionFixture } from '#fixtures/promotions/promotions.ts'
import { inVoice } from '#mock-server/texts/in-voice.ts'
import type { Books } from '#mock-server/world/books/books.ts'

/** Returns a promotion's texts in the merchant's tone of voice. Its terms are the same at every merchant. */
export function promotionTexts({ merchant }: Pick<Books, 'merchant'>, promotion: PromotionFixture) {
  const { voice } = merchant().theme.look
  const { id, title, subtitle, content } = promotion
  return {
    title: inVoice(voice, `promotions.${id}.title`, title),
    subtitle: inVoice(voice, `promotions.${id}.subtitle`, subtitle),
    content,
  }
}
