import * as z from 'zod/mini'
import { defaultLook, Look } from './look.ts'

const colour = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/, 'a colour such as #4B46E8'))
const translucent = z.string().check(z.regex(/^#[0-9A-Fa-f]{8}$/, 'a colour with alpha such as #1C215014'))

/** The colours of a merchant in one mode, by their role: a component picks a colour by meaning. */
export const ThemeTokens = z.strictObject({
  background: colour,
  surface: colour,
  raised: colour,
  /** Tracks and wells that lie below the surface. */
  sunken: colour,
  ink: colour,
  muted: colour,
  /** Hairlines that only decorate. */
  line: colour,
  /** Borders that make a control recognisable. */
  outline: colour,
  accent: colour,
  accentEnd: colour,
  onAccent: colour,
  /** The accent for text and line icons. */
  accentInk: colour,
  soft: colour,
  win: colour,
  danger: colour,
  onDanger: colour,
  shadow: translucent,
  scrim: translucent,
})
export type ThemeTokens = z.infer<typeof ThemeTokens>

/** `radius` is a card's corner radius in pixels, from which smaller elements derive theirs. */
export const Theme = z.strictObject({
  radius: z.int().check(z.gte(0), z.lte(32)),
  look: z._default(Look, defaultLook),
  light: ThemeTokens,
  dark: ThemeTokens,
})
export type Theme = z.infer<typeof Theme>

export const ThemeMode = z.enum(['light', 'dark'])
export type ThemeMode = z.infer<typeof ThemeMode>
