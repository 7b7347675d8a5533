import * as z from 'zod/mini'
import { isVisible } from '#contract/visible-text.ts'

const visible = (longest: number, message: string) =>
  z.string().check(
    z.maxLength(longest, message),
    z.refine((text) => text.trim() !== '' && isVisible(text), message),
  )

/** The forms of the typed fields of a merchant's file. Studio checks them during typing, and the host again. */
export const typedFields = {
  code: z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,15}$/, 'two to sixteen capitals and digits, such as VELVET')),
  name: visible(40, 'a visible text of at most 40 characters'),
  helpline: visible(200, 'a visible text of at most 200 characters'),
  currencyCode: z.string().check(z.regex(/^[A-Z]{3}$/, 'a currency such as KRW')),
  currencySymbol: visible(4, 'one to four visible characters'),
  domain: z.string().check(z.regex(/^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a domain such as velvet.example')),
  /** A number or a name; empty if the merchant has none. */
  contact: z.string().check(z.regex(/^[\w.+-]{0,64}$/, 'a number or a name')),
}
export type TypedField = keyof typeof typedFields

export const mostBackupDomains = 10

/** Returns whether a text has the form of a field. */
export const fits = (field: TypedField, text: string): boolean => typedFields[field].safeParse(text).success
