import * as z from 'zod/mini'

/** How pictures are composed: a burst of light, a dark stage, a comic's sticker, or flat areas of colour. */
export const Composition = z.enum(['burst', 'stage', 'comic', 'flat'])
export type Composition = z.infer<typeof Composition>

/** The pictures of a merchant's banners and promotions, which the gateway draws. */
export const Artwork = z.strictObject({
  composition: Composition,
  /** The palette of every picture; by default each has its own. */
  palette: z.optional(z.string()),
  /** The merchant's banners, in their order on home. */
  banners: z.array(z.string()),
})
export type Artwork = z.infer<typeof Artwork>
