import * as z from 'zod/mini'
import { defineTable } from './table-definition.ts'

const MemberRow = z.object({
  id: z.string(),
  account: z.string(),
  /** Kept as it is typed: these are the passwords of simulated people, and a tester must be able to read them. */
  password: z.string(),
  nickname: z.string(),
  type: z.int(),
  vipLabel: z.string(),
  disabled: z.boolean(),
  firstTimeLogin: z.boolean(),
  failedLogins: z.int(),
  createdAt: z.int(),
  /** Dialling code and number, digits only; empty when there is none. */
  mobile: z.string(),
  /** What registration collected beside username and password. */
  details: z.record(z.string(), z.string()),
})
export type MemberRow = z.infer<typeof MemberRow>

const SessionRow = z.object({
  token: z.string(),
  memberId: z.string(),
  expiresAt: z.int(),
  /** The id of the one endpoint that it opens; absent opens all. */
  only: z.optional(z.string()),
})

const CaptchaRow = z.object({ code: z.string(), expiresAt: z.int() })

const SmsCodeRow = z.object({
  /** Dialling code and number, and what the code is for. */
  key: z.string(),
  code: z.string(),
  sentAt: z.int(),
  expiresAt: z.int(),
})

const SecurityAnswerRow = z.object({ memberId: z.string(), questionId: z.string(), answer: z.string() })

export const memberTables = {
  members: defineTable({
    schema: MemberRow,
    key: (row) => row.id,
    indexes: { account: (row) => row.account, mobile: (row) => (row.mobile ? [row.mobile] : []) },
  }),
  sessions: defineTable({
    schema: SessionRow,
    key: (row) => row.token,
    indexes: { memberId: (row) => row.memberId },
  }),
  securityAnswers: defineTable({
    schema: SecurityAnswerRow,
    key: (row) => `${row.memberId}/${row.questionId}`,
    indexes: { memberId: (row) => row.memberId },
  }),
  captchas: defineTable({ schema: CaptchaRow, key: (row) => row.code, indexes: {} }),
  smsCodes: defineTable({ schema: SmsCodeRow, key: (row) => row.key, indexes: {} }),
}
