import * as z from 'zod/mini'

/** What every failed call answers. A gateway may know codes that this contract does not. `field` names the offending input as a dotted path; `value` is call-specific. */
export const Failure = z.object({
  success: z.literal(false),
  errorCode: z.string(),
  message: z.string(),
  field: z.optional(z.string()),
  value: z.optional(z.unknown()),
})
export type Failure = z.infer<typeof Failure>

export const Success = z.object({ success: z.literal(true), value: z.unknown() })
