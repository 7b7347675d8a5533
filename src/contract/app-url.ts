import * as z from 'zod/mini'

/**
 * The app's own address, its base included, with a slash at its end: where a payment or chat page returns to an app whose
 * gateway has another origin. The gateway accepts only origins that it allows.
 */
export const AppUrl = z.optional(
  z
    .string()
    .check(
      z.maxLength(300),
      z.regex(/^https?:\/\/[^\s/\\?#@]+\/([^\s\\?#]*\/)?$/, 'an app’s address such as https://play.example/shop/'),
    ),
)
