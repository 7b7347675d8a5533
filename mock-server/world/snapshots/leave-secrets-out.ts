import { memberPaymentPassword } from '#fixtures/bank-cards.ts'
import { memberPassword } from '#fixtures/members.ts'
import type { FieldDifference, RowDifference, SnapshotDifference } from '#mock-server/world/rows/difference.ts'
import type { MemberRow } from '#mock-server/world/tables/members.ts'
import { redacted, secretlyKeyed } from './redact.ts'
import type { Snapshot } from './snapshot.ts'

const withKnownPasswords = (member: MemberRow): MemberRow => ({
  ...member,
  password: memberPassword,
  details: {
    ...member.details,
    ...(member.details.paymentPassword && { paymentPassword: memberPaymentPassword }),
  },
})

/**
 * Returns the snapshot without secrets. Every member has the fixtures' password; existing payment passwords become the
 * fixtures' payment password, and answers to security questions the password. No session, game, chat or payment page is
 * open, and no code is in transit or in the outbox.
 */
export const leaveSecretsOut = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  withoutSecrets: true,
  outbox: [],
  tables: {
    ...snapshot.tables,
    members: snapshot.tables.members.map(withKnownPasswords),
    securityAnswers: snapshot.tables.securityAnswers.map((row) => ({ ...row, answer: memberPassword })),
    rounds: snapshot.tables.rounds.map((round) => (round.launchToken ? { ...round, launchToken: '' } : round)),
    deposits: snapshot.tables.deposits.map((deposit) => (deposit.payToken ? { ...deposit, payToken: null } : deposit)),
    sessions: [],
    launches: [],
    chats: [],
    captchas: [],
    codes: [],
    lateMessages: [],
  },
})

const secretField = /(^|\.)(password|paymentPassword|answer|token|launchToken|payToken|code|text)$/
/** Tables in which a field of such a name is a secret: elsewhere a `code` or a `text` is not. */
const secretTables = ['members', 'securityAnswers', 'deposits', 'rounds', 'codes', 'lateMessages', 'outbox']

const hidden = (value: unknown) => (value === undefined || value === null || value === '' ? value : redacted)

/** Returns the fields of a table's row with secret values redacted. */
export function withoutSecretValues(table: string, fields: readonly FieldDifference[]): FieldDifference[] {
  if (!secretlyKeyed.includes(table) && !secretTables.includes(table)) return [...fields]
  return fields.map(({ field, from, to }) =>
    field === 'details' || secretField.test(field)
      ? { field, ...(from !== undefined && { from: hidden(from) }), ...(to !== undefined && { to: hidden(to) }) }
      : { field, from, to },
  )
}

const withoutValues = (row: RowDifference): RowDifference => ({
  ...row,
  key: secretlyKeyed.includes(row.table) ? redacted : row.key,
  fields: withoutSecretValues(row.table, row.fields),
})

/** Returns the difference with its rows and fields, but with secret values redacted. */
export const leaveSecretsOutOf = (difference: SnapshotDifference): SnapshotDifference => ({
  ...difference,
  rows: difference.rows.map(withoutValues),
})
