import * as z from 'zod/mini'
import { Amount, Instant, LanguageCode, queryInteger } from './primitives.ts'
import { resource } from './resource.ts'

/** From an instant on, to before another. */
const span = { startTime: queryInteger(0, Number.MAX_SAFE_INTEGER), endTime: queryInteger(0, Number.MAX_SAFE_INTEGER) }
const pageQuery = { pageNo: queryInteger(1, 100_000), pageSize: queryInteger(1, 100) }
const page = { pageNum: z.int(), totalPages: z.int(), total: z.int() }

const GameRecord = z.object({
  id: z.string(),
  at: Instant,
  gameName: z.string(),
  vendorName: z.string(),
  iconUrl: z.string(),
  bet: Amount,
  win: Amount,
})
export type GameRecord = z.infer<typeof GameRecord>

const Transaction = z.object({
  id: z.string(),
  at: Instant,
  txCode: z.string(),
  /** Below zero when it left the wallet. */
  amount: Amount,
  /** What the wallet held afterwards. */
  balance: Amount,
})
export type Transaction = z.infer<typeof Transaction>

const Wallet = z.object({ vendor: z.string(), name: z.string(), balance: Amount })

export const wallet = resource('wallet', {
  merchantWallets: {
    method: 'GET',
    path: '/wps/wallets/merchant',
    summary: 'The wallets this merchant offers, and its currency.',
    access: 'none',
    response: z.object({
      currency: z.string(),
      wallets: z.array(z.object({ vendor: z.string(), name: z.string() })),
    }),
    errors: [],
  },
  memberWallet: {
    method: 'GET',
    path: '/wps/wallets/member',
    summary: "The member's wallets and their sum.",
    access: 'session',
    response: z.object({ sumBalance: Amount, wallets: z.array(Wallet) }),
    errors: [],
  },
  transactions: {
    method: 'GET',
    path: '/wps/relay/ODS2_MemberTransaction',
    summary: 'One page of the movements of the member’s wallet, the latest first.',
    access: 'session',
    query: z.object({ ...span, ...pageQuery, txCode: z.optional(z.string().check(z.maxLength(32))) }),
    response: z.object({ content: z.array(Transaction), ...page }),
    errors: [],
  },
  txCodes: {
    method: 'GET',
    path: '/wps/relay/GLS2_TxCodeList',
    summary: 'The kinds of movement there are, by name.',
    access: 'session',
    query: z.object({ language: z.optional(LanguageCode) }),
    response: z.array(z.object({ txCode: z.string(), name: z.string() })),
    errors: [],
  },
  gameRecords: {
    method: 'GET',
    path: '/wps/relay/ODSFE2_MemGameRecord',
    summary: 'One page of the member’s rounds, the latest first, with the sums of all pages.',
    access: 'session',
    query: z.object({ ...span, ...pageQuery, language: z.optional(LanguageCode) }),
    response: z.object({ content: z.array(GameRecord), totalBet: Amount, totalWin: Amount, ...page }),
    errors: [],
  },
})
