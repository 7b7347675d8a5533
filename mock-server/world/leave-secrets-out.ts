import { memberPaymentPassword } from '#fixtures/bank-cards.ts'
import { memberPassword } from '#fixtures/members.ts'
import type { RowDifference, SnapshotDifference } from './difference.ts'
import { redacted, secretlyKeyed } from './redact.ts'
import type { Snapshot } from './snapshot.ts'
import type { MemberRow } from './tables/members.ts'

const withKnownPasswords = (member: MemberRow): MemberRow => ({
  ...member,
  password: memberPassword,
  details: {
    ...member.details,
    ...(member.details.paymentPassword && { paymentPassword: memberPaymentPassword }),
  },
})

/**
 * A snapshot that may be passed on: everybody has the password of the fixtures, who had a payment password has the
 * fixtures' too, and an answer to a security question is the password. Nobody is signed in, no game, chat or payment
 * page is open, and no code is on its way or waiting in the outbox.
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
/** Tables that have a field of a secret's name: elsewhere a `code` or a `text` is none. */
const secretTables = ['members', 'securityAnswers', 'deposits', 'rounds', 'codes', 'lateMessages', 'outbox']

const hidden = (value: unknown) => (value === undefined || value === null || value === '' ? value : redacted)

function withoutValues(row: RowDifference): RowDifference {
  const isKeyed = secretlyKeyed.includes(row.table)
  if (!isKeyed && !secretTables.includes(row.table)) return row
  return {
    ...row,
    key: isKeyed ? redacted : row.key,
    fields: row.fields.map(({ field, from, to }) =>
      field === 'details' || secretField.test(field)
        ? { field, ...(from !== undefined && { from: hidden(from) }), ...(to !== undefined && { to: hidden(to) }) }
        : { field, from, to },
    ),
  }
}

/** A difference that tells which rows and fields are otherwise, and no secret that stands in them. */
export const leaveSecretsOutOf = (difference: SnapshotDifference): SnapshotDifference => ({
  ...difference,
  rows: difference.rows.map(withoutValues),
})
