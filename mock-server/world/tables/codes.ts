import * as z from 'zod/mini'
import { Message } from '#mock-server/world/messages/outbox.ts'
import { defineTable } from '#mock-server/world/rows/table-definition.ts'

const CaptchaRow = z.object({ code: z.string(), expiresAt: z.int() })

/** The last code sent to an address for a purpose, and the times of the earlier ones. */
const CodeRow = z.object({
  /** Purpose and address: `login:821022334455`, `email:haedal@example.com`. */
  key: z.string(),
  /** The number or the e-mail address. */
  to: z.string(),
  code: z.string(),
  expiresAt: z.int(),
  wrongTries: z.int(),
  used: z.boolean(),
  /** The instants at which codes were sent, including the last one, as far back as limits consider them. */
  sentAt: z.array(z.int()),
})
export type CodeRow = z.infer<typeof CodeRow>

/** A message in transit. */
const LateMessageRow = z.extend(z.omit(Message, { at: true, id: true }), { id: z.string() })

export const codeTables = {
  captchas: defineTable({ schema: CaptchaRow, key: (row) => row.code, indexes: {} }),
  codes: defineTable({ schema: CodeRow, key: (row) => row.key, indexes: { to: (row) => row.to } }),
  lateMessages: defineTable({ schema: LateMessageRow, key: (row) => row.id, indexes: {} }),
}
