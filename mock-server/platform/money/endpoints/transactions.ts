import type { wallet } from '#contract/wallet.ts'
import { gameLanguage } from '#mock-server/catalogue/game-language.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { latestPageOf } from '#mock-server/values/paging.ts'
import { type MovementReason, movementReasons } from '#mock-server/world/ledger/transfer.ts'
import { ownerOf, walletOf } from '#mock-server/world/ledger/wallet-accounts.ts'
import { statementName } from '#mock-server/world/tables/ledger.ts'
import type { World } from '#mock-server/world/world.ts'
import { walletName } from './wallet-view.ts'

type StatementLine = ReturnType<ReturnType<World['tables']['movements']['list']>['slice']>[number]

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

/** What was in the wallet after a line. */
function balanceAfter({ tables }: World, memberId: string, listed: StatementLine): number {
  const wallet = tables.movements.list('statement', memberId, statementName('', listed.line.wallet))
  return wallet.through(listed).sum('amount')
}

/** A transfer's two lines are told apart by their ids: it leaves one wallet by the first. */
function lineId({ row, line }: StatementLine): string {
  const isFirstOfTwo = line.amount < 0 && walletOf(row.to) !== undefined && ownerOf(row.to) === ownerOf(row.from)
  return isFirstOfTwo ? `${row.id}-out` : row.id
}

export function transactions({ input, member, world }: Call<typeof wallet.transactions>) {
  const { startTime, endTime, txCode, wallet: asked } = input
  const language = gameLanguage(input.language ?? 'KO')
  const lines = world.tables.movements.list('statement', member.id, statementName(txCode, asked))
  const { content, ...page } = latestPageOf(lines.between(startTime, endTime), input)
  return {
    content: content.map((listed) => ({
      id: lineId(listed),
      at: listed.row.at,
      txCode: listed.row.reason,
      wallet: walletName(listed.line.wallet, language),
      amount: toMajor(listed.line.amount),
      balance: toMajor(balanceAfter(world, member.id, listed)),
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
