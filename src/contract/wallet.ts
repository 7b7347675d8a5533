import * as z from 'zod/mini'
import { gameCategories } from './games.ts'
import { page, pageQuery, span } from './paging.ts'
import { Amount, ExactAmount, IdempotencyKey, Instant, LanguageCode, VendorCode } from './primitives.ts'
import { resource } from './resource.ts'
import { NamedWallet, Wallets, wallets } from './wallets.ts'

const GameRecord = z.object({
  id: z.string(),
  at: Instant,
  gameName: z.string(),
  vendorName: z.string(),
  iconUrl: z.string(),
  bet: Amount,
  /** 0 while the round is open. */
  win: Amount,
  /** Null while the round is open. */
  settledAt: z.nullable(Instant),
})
export type GameRecord = z.infer<typeof GameRecord>

const Transaction = z.object({
  id: z.string(),
  at: Instant,
  txCode: z.string(),
  wallet: NamedWallet,
  /** Negative for a debit. */
  amount: Amount,
  /** The balance of the wallet afterwards. */
  balance: Amount,
  /** The order that moved the money: a deposit, a withdrawal, or the promotion that was applied for. */
  order: z.nullable(z.object({ kind: z.enum(['deposit', 'withdrawal', 'promotion']), id: z.string() })),
})
export type Transaction = z.infer<typeof Transaction>

/** `profit` is wins, bonuses and cash back less bets. Withdrawals count when they are paid out. */
const ProfitSums = z.object({
  deposit: Amount,
  withdrawal: Amount,
  bet: Amount,
  win: Amount,
  bonus: Amount,
  rebate: Amount,
  profit: Amount,
})

/** A lost round is settled and has paid nothing. */
export const roundStates = ['open', 'won', 'lost'] as const
export type RoundState = (typeof roundStates)[number]

const Played = z.object({ bet: Amount, win: Amount, profit: Amount })

export type ProfitTotals = z.infer<typeof ProfitSums>

const named = z.object({ language: z.optional(LanguageCode) })

const others = resource('wallet', {
  gcsWallets: {
    method: 'GET',
    path: '/wps/wallets/gcs',
    summary: 'The wallets that allow transfers, with their balances and their sum.',
    access: 'session',
    query: named,
    response: Wallets,
    errors: [],
  },
  walletTransfer: {
    method: 'POST',
    path: '/wps/relay/GCS_walletTransfer',
    summary: 'Moves money between two of the member’s wallets; a repeated idempotency key moves nothing more.',
    access: 'session',
    body: z.object({
      from: VendorCode,
      to: VendorCode,
      amount: ExactAmount,
      idempotencyKey: IdempotencyKey,
      language: z.optional(LanguageCode),
    }),
    response: z.extend(Wallets, { transferId: z.string(), at: Instant, amount: Amount }),
    errors: ['WALLET_UNKNOWN', 'WALLET_CLOSED', 'INSUFFICIENT_FUNDS', 'IDEMPOTENCY_KEY_REUSED'],
  },
  transactions: {
    method: 'GET',
    path: '/wps/relay/ODS2_MemberTransaction',
    summary: 'One page of the wallets’ movements, newest first, and all sums; optionally of one kind or wallet.',
    access: 'session',
    feature: 'TRANSREC3',
    query: z.object({
      ...span,
      ...pageQuery,
      txCode: z.optional(z.string().check(z.maxLength(32))),
      wallet: z.optional(VendorCode),
      language: z.optional(LanguageCode),
    }),
    response: z.object({ content: z.array(Transaction), totalIn: Amount, totalOut: Amount, ...page }),
    errors: [],
  },
  txCodes: {
    method: 'GET',
    path: '/wps/relay/GLS2_TxCodeList',
    summary: 'The kinds of movements and their names.',
    access: 'session',
    feature: 'TRANSREC3',
    query: z.object({ language: z.optional(LanguageCode) }),
    response: z.array(z.object({ txCode: z.string(), name: z.string() })),
    errors: [],
  },
  gameRecords: {
    method: 'GET',
    path: '/wps/relay/ODSFE2_MemGameRecord',
    summary: 'One page of rounds, newest first, and all sums; optionally of one category, vendor or state.',
    access: 'session',
    feature: 'TRANSBETREPMEM3',
    query: z.object({
      ...span,
      ...pageQuery,
      gameCategory: z.optional(z.enum(gameCategories)),
      vendor: z.optional(VendorCode),
      state: z.optional(z.enum(roundStates)),
      language: z.optional(LanguageCode),
    }),
    response: z.object({
      content: z.array(GameRecord),
      totalBet: Amount,
      totalWin: Amount,
      /** The vendors of all rounds of the span. */
      vendors: z.array(z.object({ vendor: VendorCode, vendorName: z.string() })),
      ...page,
    }),
    errors: [],
  },
  profitAndLoss: {
    method: 'GET',
    path: '/wps/relay/ODSFE2_MemPNL',
    summary: 'One page of days or weeks, newest first; the sums of all, of each game category and of each vendor.',
    access: 'session',
    feature: 'PERSREP',
    query: z.object({
      ...span,
      ...pageQuery,
      /** Weeks begin on Monday. Days by default. */
      by: z.optional(z.enum(['day', 'week'])),
      language: z.optional(LanguageCode),
    }),
    response: z.object({
      /** `day` is the first day of a week. */
      content: z.array(z.extend(ProfitSums, { day: z.iso.date() })),
      totals: ProfitSums,
      games: z.array(z.extend(Played, { gameCategory: z.enum(gameCategories) })),
      vendors: z.array(z.extend(Played, { vendor: VendorCode, vendorName: z.string() })),
      ...page,
    }),
    errors: [],
  },
})

export const wallet = { ...wallets, ...others }
