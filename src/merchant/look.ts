import * as z from 'zod/mini'
import { HomeParts, homePartNames } from './home-parts.ts'

const Tiles = z.strictObject({
  columns: z.literal([1, 2, 3]),
  /** The picture's width divided by its height. */
  ratio: z.number().check(z.gte(0.5), z.lte(2)),
  frame: z.enum(['none', 'hairline', 'sticker']),
  /** Where a game's name is: over its picture, below it, or beside it in a row. */
  caption: z.enum(['over', 'below', 'beside']),
  /** The colours of the pictures: their own, quieter or stronger. */
  tone: z.enum(['own', 'muted', 'vivid']),
})

/** The letters of the merchant's name where it is a mark: in the header, and in what carries the brand. */
export const DisplayCase = z.enum(['written', 'upper'])

/** What is drawn: everything, or of all pictures only those of the games. */
export const Art = z.enum(['all', 'games'])

/** The tones of voice. Each but `friendly`, which is that of the usual texts, has a file of its own texts in every language. */
export const Voice = z.enum(['friendly', 'refined', 'sporty', 'plain'])
export type Voice = z.infer<typeof Voice>

/** How a merchant's screens are built and set; their colours are in the theme beside it. */
export const Look = z.strictObject({
  /** The face of headings and of the merchant's name; `text` is that of the text. */
  display: z.enum(['text', 'serif', 'sticker']),
  displayWeight: z._default(z.int().check(z.gte(400), z.lte(900)), 800),
  displayCase: z._default(DisplayCase, 'written'),
  header: z.enum(['card', 'centred', 'badge', 'line']),
  /** Home's parts from above. In a wide window, the board of winners is beside a banner that comes before the games. */
  home: HomeParts,
  /** Areas of games that come before the gateway's order. */
  first: z.array(z.string()),
  categories: z.enum(['square', 'circle', 'text']),
  tiles: Tiles,
  art: z._default(Art, 'all'),
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
  displayWeight: 800,
  displayCase: 'written',
  header: 'card',
  home: [...homePartNames],
  first: [],
  categories: 'square',
  tiles: { columns: 3, ratio: 5 / 6, frame: 'none', caption: 'over', tone: 'own' },
  art: 'all',
  depth: 'soft',
  pattern: 'none',
  bar: 'icons',
  iconStroke: 2,
  motion: 'lively',
  hero: 'clouds',
  voice: 'friendly',
}
