import {
  CaptchaRow,
  DepositRow,
  FavouriteRow,
  LaunchRow,
  MemberRow,
  MovementRow,
  ReadRow,
  RebateClaimRow,
  RewardClaimRow,
  RoundRow,
  SessionRow,
  SmsCodeRow,
} from './rows.ts'
import { type Change, createTable } from './table.ts'

/** Every table of a world; a snapshot holds exactly these. */
export const createTables = (onChange: (change: Change) => void) => ({
  members: createTable({
    name: 'members',
    schema: MemberRow,
    key: (row) => row.id,
    indexes: { account: (row) => row.account, mobile: (row) => (row.mobile ? [row.mobile] : []) },
    onChange,
  }),
  sessions: createTable({
    name: 'sessions',
    schema: SessionRow,
    key: (row) => row.token,
    indexes: { memberId: (row) => row.memberId },
    onChange,
  }),
  captchas: createTable({ name: 'captchas', schema: CaptchaRow, key: (row) => row.code, onChange }),
  smsCodes: createTable({ name: 'smsCodes', schema: SmsCodeRow, key: (row) => row.key, onChange }),
  favourites: createTable({
    name: 'favourites',
    schema: FavouriteRow,
    key: (row) => `${row.memberId}/${row.nodeId}`,
    indexes: { memberId: (row) => row.memberId },
    onChange,
  }),
  reads: createTable({
    name: 'reads',
    schema: ReadRow,
    key: (row) => `${row.memberId}/${row.announcementId}`,
    indexes: { memberId: (row) => row.memberId },
    onChange,
  }),
  launches: createTable({
    name: 'launches',
    schema: LaunchRow,
    key: (row) => row.token,
    indexes: { memberId: (row) => row.memberId },
    onChange,
  }),
  rounds: createTable({
    name: 'rounds',
    schema: RoundRow,
    key: (row) => row.id,
    indexes: { memberId: (row) => row.memberId, idempotencyKey: (row) => row.idempotencyKey },
    onChange,
  }),
  rewardClaims: createTable({
    name: 'rewardClaims',
    schema: RewardClaimRow,
    key: (row) => `${row.memberId}/${row.rewardId}/${row.period}`,
    indexes: { memberId: (row) => row.memberId },
    onChange,
  }),
  rebateClaims: createTable({
    name: 'rebateClaims',
    schema: RebateClaimRow,
    key: (row) => row.id,
    indexes: { memberId: (row) => row.memberId },
    onChange,
  }),
  deposits: createTable({
    name: 'deposits',
    schema: DepositRow,
    key: (row) => row.id,
    indexes: { memberId: (row) => row.memberId, payToken: (row) => (row.payToken ? [row.payToken] : []) },
    onChange,
  }),
  movements: createTable({
    name: 'movements',
    schema: MovementRow,
    key: (row) => row.id,
    indexes: { account: (row) => [row.from, row.to], idempotencyKey: (row) => row.idempotencyKey },
    onChange,
  }),
})

export type Tables = ReturnType<typeof createTables>
export type TableName = keyof Tables
