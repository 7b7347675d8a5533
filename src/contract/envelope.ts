import * as z from 'zod/mini'

/**
 * The body of every failed call. A gateway may return codes that are not in this contract. `field` is the dotted path of
 * the invalid input; `value` is specific to the call.
 */
export const Failure = z.object({
  success: z.literal(false),
  errorCode: z.string(),
  message: z.string(),
  field: z.optional(z.string()),
  value: z.optional(z.unknown()),
})
export type Failure = z.infer<typeof Failure>

/** The body of every successful call. */
export const Success = z.object({ success: z.literal(true), value: z.unknown() })
