import * as z from 'zod/mini'

const text = (maximum: number) => z.string().check(z.minLength(1), z.maxLength(maximum))

export const NodeId = text(64)
export const Token = text(256)
export const VendorCode = text(32)
export const Username = text(64)
export const Password = text(128)
export const Email = text(100)
/** A code that was sent out of band. */
export const SmsCode = z.string().check(z.regex(/^\d{0,10}$/, 'up to 10 digits'))
export const LanguageCode = z.string().check(z.regex(/^[A-Za-z]{2}$/, 'a two-letter language code'))
/** An instant as milliseconds since 1970, UTC. */
export const Instant = z.int()
/** Money for show and comparison, in the merchant's currency, two decimals. */
export const Amount = z.number()
/** Money that is to move: more than nothing, and no finer than the currency's hundredths. */
export const ExactAmount = z.number().check(z.positive(), z.multipleOf(0.01), z.lte(1_000_000_000_000))
/** Names one wish to move money: sent again it moves nothing more. */
export const IdempotencyKey = z.string().check(z.minLength(8), z.maxLength(64))
export const Nothing = z.null()

/** Query values arrive as text; callers pass numbers. */
export const queryInteger = (minimum: number, maximum: number) =>
  z.coerce.number().check(z.int(), z.gte(minimum), z.lte(maximum))
