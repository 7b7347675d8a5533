import * as z from 'zod/mini'

const text = (maximum: number) => z.string().check(z.minLength(1), z.maxLength(maximum))

export const NodeId = text(64)
export const Token = text(256)
export const VendorCode = text(32)
export const Username = text(64)
export const Password = text(128)
export const Email = text(100)
export const MobileNumber = z.string().check(z.minLength(1), z.maxLength(20), z.regex(/^\d+$/, 'digits only'))
export const DialingCode = z.string().check(z.regex(/^\+?\d{1,4}$/, 'a country dialling code such as 82'))
/** A code that was sent out of band. */
export const SmsCode = z.string().check(z.regex(/^\d{0,10}$/, 'up to 10 digits'))
export const LanguageCode = z.string().check(z.regex(/^[A-Za-z]{2}$/, 'a two-letter language code'))
/** An instant as milliseconds since 1970, UTC: one that a date can hold. */
export const Instant = z.int().check(z.gte(-8.64e15), z.lte(8.64e15))
/** When a sent code expires: as an instant, or in minutes from now. Neither means one minute. */
export const codeSent = {
  expirationTime: z.optional(z.nullable(Instant)),
  expiredMinutes: z.optional(z.number().check(z.positive())),
}
/** Money for display and comparison, in the merchant's currency, with two decimals. */
export const Amount = z.number()
/** Money to transfer: positive, in whole hundredths of the currency. */
export const ExactAmount = z.number().check(z.positive(), z.multipleOf(0.01), z.lte(1_000_000_000_000))
/** Identifies one request to move money: a repeated request moves nothing more. */
export const IdempotencyKey = z.string().check(z.minLength(8), z.maxLength(64))
export const Nothing = z.null()

/**
 * Creates the schema of an integer query parameter; both limits are valid. Values arrive as text; callers pass numbers.
 */
export const queryInteger = (minimum: number, maximum: number) =>
  z.coerce.number().check(z.int(), z.gte(minimum), z.lte(maximum))
