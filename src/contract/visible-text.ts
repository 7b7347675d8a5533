import * as z from 'zod/mini'

/**
 * Characters that are invisible or change the text around them: controls, line separators, direction marks, zero widths,
 * tags, private use, and letters without a glyph.
 */
const unseen =
  '\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Co}\\p{Cs}\\u034f\\u115f\\u1160\\u2800\\u3164\\uffa0\\u{e0100}-\\u{e01ef}'
const onlySeen = new RegExp(`^[^${unseen}]*$`, 'u')

/** Returns true if every character of a text is visible or a plain space. */
export const isVisible = (text: string): boolean => onlySeen.test(text)

/** Returns the composed form (NFC), which is equal for texts that look the same. */
export const composed = (text: string): string => text.normalize('NFC')

/** Creates the schema of a user's text that others may see, such as a name. Parsing composes the text. */
export const visibleText = (maximum: number) =>
  z.string().check(z.normalize('NFC'), z.maxLength(maximum), z.regex(onlySeen, 'visible characters only'))
