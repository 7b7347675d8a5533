import * as z from 'zod/mini'
import { defineTable } from '#mock-server/world/rows/table-definition.ts'

const MemberRow = z.object({
  id: z.string(),
  account: z.string(),
  /** Plain text: these are the passwords of simulated members, and a tester must be able to read them. */
  password: z.string(),
  nickname: z.string(),
  /** The picture that the member chose; empty until then. */
  headIcon: z.string(),
  type: z.int(),
  vipLabel: z.string(),
  disabled: z.boolean(),
  firstTimeLogin: z.boolean(),
  failedLogins: z.int(),
  /** The end of a lock after wrong passwords; null if there never was one. */
  lockedUntil: z.nullable(z.int()),
  createdAt: z.int(),
  /** Dialling code and number, digits only; empty if there is none. */
  mobile: z.string(),
  /** The account of the third-party sign-in, such as `google:mina`; none if the member registered here. */
  identity: z.optional(z.string()),
  /** The end of a trial; null for a permanent account. */
  trialEndsAt: z.nullable(z.int()),
  /** The other fields of the registration form. */
  details: z.record(z.string(), z.string()),
})
export type MemberRow = z.infer<typeof MemberRow>

const SessionRow = z.object({
  token: z.string(),
  memberId: z.string(),
  expiresAt: z.int(),
  /** The id of the only endpoint that accepts it; all endpoints accept it if undefined. */
  only: z.optional(z.string()),
  /** Another login has replaced it. */
  replaced: z.optional(z.literal(true)),
})

const SecurityAnswerRow = z.object({ memberId: z.string(), questionId: z.string(), answer: z.string() })

export const memberTables = {
  members: defineTable({
    schema: MemberRow,
    key: (row) => row.id,
    indexes: {
      account: (row) => row.account,
      mobile: (row) => (row.mobile ? [row.mobile] : []),
      email: (row) => (row.details.email ? [row.details.email.toLowerCase()] : []),
      identity: (row) => (row.identity ? [row.identity] : []),
      type: (row) => `${row.type}`,
    },
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
}
