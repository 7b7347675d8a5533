import * as z from 'zod/mini'
import { errorCodes } from './errors.ts'

/** What every failed call answers. `field` names the offending input as a dotted path; `value` is call-specific. */
export const Failure = z.object({
  success: z.literal(false),
  errorCode: z.enum(errorCodes),
  message: z.string(),
  field: z.optional(z.string()),
  value: z.optional(z.unknown()),
})
export type Failure = z.infer<typeof Failure>

export const Success = z.object({ success: z.literal(true), value: z.unknown() })
