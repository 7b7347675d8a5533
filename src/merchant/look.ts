import * as z from 'zod/mini'

const HomePart = z.enum(['notice', 'banner', 'games'])
export type HomePart = z.infer<typeof HomePart>

const Tiles = z.strictObject({
  columns: z.literal([1, 2, 3]),
  /** The picture's width divided by its height. */
  ratio: z.number().check(z.gte(0.5), z.lte(2)),
  frame: z.enum(['none', 'hairline', 'sticker']),
  /** Where a game's name stands: over its picture, below it, or beside it in a row. */
  caption: z.enum(['over', 'below', 'beside']),
  /** The colours of the pictures: their own, quieter or stronger. */
  tone: z.enum(['own', 'muted', 'vivid']),
})

/** The tones of voice. Each but `friendly`, which is that of the usual texts, has a file of its own texts in every language. */
export const Voice = z.enum(['friendly', 'refined', 'sporty', 'plain'])
export type Voice = z.infer<typeof Voice>

/** How a merchant's screens are built and set; their colours are in the theme beside it. */
export const Look = z.strictObject({
  /** The face of headings and of the merchant's name; `text` is that of the text. */
  display: z.enum(['text', 'serif', 'sticker']),
  header: z.enum(['card', 'centred', 'badge', 'line']),
  /** Home's parts from above. Below them stand the winners and the footer. */
  home: z.array(HomePart),
  /** Areas of games that come before the gateway's order. */
  first: z.array(z.string()),
  categories: z.enum(['square', 'circle', 'text']),
  tiles: Tiles,
  /** What lifts a card from the page: a shadow, a hairline around it, or a hard edge. */
  depth: z.enum(['soft', 'hairline', 'hard']),
  pattern: z.enum(['none', 'stripes', 'spotlight']),
  /** The bottom bar: icons over words, words alone, or a bar that floats. */
  bar: z.enum(['icons', 'words', 'floating']),
  iconStroke: z.number().check(z.gte(1), z.lte(3)),
  motion: z.enum(['lively', 'quiet', 'brisk']),
  /** What carries the brand on login, registration and the pages of a closed platform. */
  hero: z.enum(['clouds', 'arches', 'sticker', 'rule']),
  voice: Voice,
})
export type Look = z.infer<typeof Look>

/** The look of a merchant that names none. */
export const defaultLook: Look = {
  display: 'text',
  header: 'card',
  home: ['notice', 'banner', 'games'],
  first: [],
  categories: 'square',
  tiles: { columns: 3, ratio: 5 / 6, frame: 'none', caption: 'over', tone: 'own' },
  depth: 'soft',
  pattern: 'none',
  bar: 'icons',
  iconStroke: 2,
  motion: 'lively',
  hero: 'clouds',
  voice: 'friendly',
}
