import * as z from 'zod/mini'
import { gameCategories } from './games.ts'
import { page, pageQuery, span } from './paging.ts'
import { Amount, ExactAmount, IdempotencyKey, Instant, LanguageCode, VendorCode } from './primitives.ts'
import { resource } from './resource.ts'

/** `MAIN`, or the code of the vendor whose games are played from it. */
const Named = z.object({ vendor: z.string(), name: z.string() })

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
  wallet: Named,
  /** Below zero when it left the wallet. */
  amount: Amount,
  /** What the wallet held afterwards. */
  balance: Amount,
})
export type Transaction = z.infer<typeof Transaction>

const Wallet = z.extend(Named, {
  balance: Amount,
  /** Closed while its vendor is under maintenance: nothing goes in or out. */
  status: z.enum(['open', 'closed']),
})
const Wallets = z.object({ sumBalance: Amount, wallets: z.array(Wallet) })

/** `profit` is what playing came to: wins, bonuses and cash back less bets. Withdrawals count when they are paid out. */
const ProfitSums = z.object({
  deposit: Amount,
  withdrawal: Amount,
  bet: Amount,
  win: Amount,
  bonus: Amount,
  rebate: Amount,
  profit: Amount,
})

const named = z.object({ language: z.optional(LanguageCode) })

export const wallet = resource('wallet', {
  merchantWallets: {
    method: 'GET',
    path: '/wps/wallets/merchant',
    summary: 'The wallets this merchant offers, and its currency.',
    access: 'none',
    query: named,
    response: z.object({ currency: z.string(), wallets: z.array(Named) }),
    errors: [],
  },
  memberWallet: {
    method: 'GET',
    path: '/wps/wallets/member',
    summary: "The member's wallets and their sum.",
    access: 'session',
    query: named,
    response: Wallets,
    errors: [],
  },
  gcsWallets: {
    method: 'GET',
    path: '/wps/wallets/gcs',
    summary: 'The wallets that money can be moved between, with what they hold, and their sum.',
    access: 'session',
    query: named,
    response: Wallets,
    errors: [],
  },
  walletTransfer: {
    method: 'POST',
    path: '/wps/relay/GCS_walletTransfer',
    summary: 'Moves money from one of the member’s wallets to another; the same idempotency key moves it once.',
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
    summary: 'One page of the movements of the member’s wallets, the latest first: of all, of one kind, of one wallet.',
    access: 'session',
    feature: 'TRANSREC3',
    query: z.object({
      ...span,
      ...pageQuery,
      txCode: z.optional(z.string().check(z.maxLength(32))),
      wallet: z.optional(VendorCode),
      language: z.optional(LanguageCode),
    }),
    response: z.object({ content: z.array(Transaction), ...page }),
    errors: [],
  },
  txCodes: {
    method: 'GET',
    path: '/wps/relay/GLS2_TxCodeList',
    summary: 'The kinds of movement there are, by name.',
    access: 'session',
    feature: 'TRANSREC3',
    query: z.object({ language: z.optional(LanguageCode) }),
    response: z.array(z.object({ txCode: z.string(), name: z.string() })),
    errors: [],
  },
  gameRecords: {
    method: 'GET',
    path: '/wps/relay/ODSFE2_MemGameRecord',
    summary: 'One page of the member’s rounds, the latest first, with the sums of all pages.',
    access: 'session',
    feature: 'TRANSBETREPMEM3',
    query: z.object({ ...span, ...pageQuery, language: z.optional(LanguageCode) }),
    response: z.object({ content: z.array(GameRecord), totalBet: Amount, totalWin: Amount, ...page }),
    errors: [],
  },
  profitAndLoss: {
    method: 'GET',
    path: '/wps/relay/ODSFE2_MemPNL',
    summary:
      'One page of days with what moved on each, the latest first; the sums of all days, and of each game category.',
    access: 'session',
    feature: 'PERSREP',
    query: z.object({ ...span, ...pageQuery }),
    response: z.object({
      content: z.array(z.extend(ProfitSums, { day: z.iso.date() })),
      totals: ProfitSums,
      games: z.array(z.object({ gameCategory: z.enum(gameCategories), bet: Amount, win: Amount, profit: Amount })),
      ...page,
    }),
    errors: [],
  },
})
