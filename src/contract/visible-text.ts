import * as z from 'zod/mini'

/**
 * What shows nothing, or turns what stands around it: controls, line separators, directions, zero widths, tags, private
 * use, and letters without a shape.
 */
const unseen =
  '\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Co}\\p{Cs}\\u034f\\u115f\\u1160\\u2800\\u3164\\uffa0\\u{e0100}-\\u{e01ef}'
const onlySeen = new RegExp(`^[^${unseen}]*$`, 'u')

/** Whether every character of a text can be seen, or is a plain space. */
export const isVisible = (text: string): boolean => onlySeen.test(text)

/** One way to write what looks the same. */
export const composed = (text: string): string => text.normalize('NFC')

/** Text of a person's own that others may come to see, such as a name. It is composed as it is read. */
export const visibleText = (maximum: number) =>
  z.string().check(z.normalize('NFC'), z.maxLength(maximum), z.regex(onlySeen, 'visible characters only'))
