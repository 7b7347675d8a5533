import type { wallet } from '#contract/wallet.ts'
import type { Call } from '../core/implement.ts'
import { type Account, type MovementReason, movementReasons, toMajor } from '../domain/ledger.ts'
import { ownerOf, walletOf } from '../domain/wallets.ts'
import type { World } from '../world/world.ts'
import { gameLanguage } from './game-view.ts'
import { pageOf } from './paging.ts'
import { walletName } from './wallet-view.ts'

/** What members are shown. Money that is held until it is paid out has left their wallets already. */
const names: Partial<Record<MovementReason, { ko: string; en: string }>> = {
  opening: { ko: '이월 잔액', en: 'Balance brought forward' },
  bet: { ko: '베팅', en: 'Bet' },
  betReturned: { ko: '베팅 취소', en: 'Bet returned' },
  win: { ko: '당첨금', en: 'Win' },
  reward: { ko: '리워드', en: 'Reward' },
  referral: { ko: '추천 보너스', en: 'Referral bonus' },
  rebate: { ko: '캐시백', en: 'Cash back' },
  promotion: { ko: '프로모션', en: 'Promotion' },
  deposit: { ko: '입금', en: 'Deposit' },
  bonus: { ko: '입금 보너스', en: 'Deposit bonus' },
  transfer: { ko: '지갑 이동', en: 'Wallet transfer' },
  withdraw: { ko: '출금', en: 'Withdrawal' },
  withdrawReturned: { ko: '출금 반환', en: 'Withdrawal returned' },
  commission: { ko: '하위 회원 수수료', en: 'Team commission' },
  salary: { ko: '에이전트 급여', en: 'Agent salary' },
  dividend: { ko: '에이전트 배당', en: 'Agent dividend' },
}

interface Line {
  id: string
  at: number
  txCode: MovementReason
  wallet: string
  /** Minor units, and below zero when it left the wallet. */
  amount: number
  balance: number
}

/**
 * Movements of the member's wallets in the order they happened, each with what it left behind. Money that goes from one
 * wallet to another makes two lines.
 */
function statement(world: World, memberId: string): Line[] {
  const balances = new Map<string, number>()
  const line = (id: string, at: number, txCode: MovementReason, wallet: string, amount: number): Line => {
    const balance = (balances.get(wallet) ?? 0) + amount
    balances.set(wallet, balance)
    return { id, at, txCode, wallet, amount, balance }
  }
  const own = (account: Account) => (ownerOf(account) === memberId ? walletOf(account) : undefined)
  return world.tables.movements.by('memberId', memberId).flatMap(({ id, at, reason, from, to, amount }) => {
    const left = own(from)
    const entered = own(to)
    return [
      ...(left ? [line(entered ? `${id}-out` : id, at, reason, left, -amount)] : []),
      ...(entered ? [line(id, at, reason, entered, amount)] : []),
    ]
  })
}

export function transactions({ input, member, world }: Call<typeof wallet.transactions>) {
  const { startTime, endTime, txCode, wallet: asked } = input
  const language = gameLanguage(input.language ?? 'KO')
  const lines = statement(world, member.id).filter(
    ({ at, ...line }) =>
      startTime <= at && at < endTime && (!txCode || line.txCode === txCode) && (!asked || line.wallet === asked),
  )
  const { content, ...page } = pageOf(lines.toReversed(), input)
  return {
    content: content.map(({ wallet: name, amount, balance, ...line }) => ({
      ...line,
      wallet: walletName(name, language),
      amount: toMajor(amount),
      balance: toMajor(balance),
    })),
    ...page,
  }
}

export function txCodes({ input }: Call<typeof wallet.txCodes>) {
  const language = gameLanguage(input.language ?? 'KO')
  return movementReasons.flatMap((txCode) => {
    const name = names[txCode]
    return name ? [{ txCode, name: name[language] }] : []
  })
}
