import * as z from 'zod/mini'
import { Instant, queryInteger, Username } from '#contract/primitives.ts'
import { movementReasons } from '#mock-server/world/transfers/transfer.ts'
import { calls, InWorld, inWorldErrors, world } from './shared.ts'

/** A wallet's balance in minor units. */
const Wallet = z.object({ wallet: z.string(), balance: z.int() })

const Person = z.object({
  account: z.string(),
  nickname: z.string(),
  /** 0, 1 and 2 are real accounts, 4 is a trial, 40 to 42 are agents' desks. */
  type: z.int(),
  vipLabel: z.string(),
  disabled: z.boolean(),
  /** The account directly above; null if there is none. */
  upline: z.nullable(z.string()),
  /** Whether a session is open. */
  signedIn: z.boolean(),
  /** The main wallet first; another wallet only if it holds money. */
  wallets: z.array(Wallet),
})

const LedgerLine = z.object({
  id: z.string(),
  at: Instant,
  reason: z.enum(movementReasons),
  wallet: z.string(),
  /** Minor units; negative for a debit. */
  amount: z.int(),
  /** The wallet's balance after the line, in minor units. */
  balance: z.int(),
  /** The other side, such as `house:PP` or another member's account. */
  other: z.string(),
  reference: z.string(),
})
export type LedgerLine = z.infer<typeof LedgerLine>

export const peopleCalls = calls({
  members: {
    method: 'GET',
    path: '/__gateway/members',
    summary: 'Lists the members and agents of a world with their uplines and wallets.',
    access: 'none',
    query: InWorld,
    response: z.array(Person),
    errors: inWorldErrors,
  },
  ledger: {
    method: 'GET',
    path: '/__gateway/ledger',
    summary: 'Lists the debits and credits of a member’s wallets, newest first.',
    access: 'none',
    query: z.strictObject({ world, account: Username, limit: z.optional(queryInteger(1, 1_000)) }),
    response: z.array(LedgerLine),
    errors: ['MEMBER_UNKNOWN', ...inWorldErrors],
  },
})
