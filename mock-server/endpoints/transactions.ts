import type { wallet } from '#contract/wallet.ts'
import type { Call } from '../core/implement.ts'
import { type MovementReason, movementReasons, toMajor } from '../domain/ledger.ts'
import type { World } from '../world/world.ts'
import { gameLanguage } from './game-view.ts'
import { pageOf } from './paging.ts'

const names: Record<MovementReason, { ko: string; en: string }> = {
  opening: { ko: '이월 잔액', en: 'Balance brought forward' },
  bet: { ko: '베팅', en: 'Bet' },
  win: { ko: '당첨금', en: 'Win' },
  reward: { ko: '리워드', en: 'Reward' },
  referral: { ko: '추천 보너스', en: 'Referral bonus' },
  rebate: { ko: '캐시백', en: 'Cash back' },
  deposit: { ko: '입금', en: 'Deposit' },
  bonus: { ko: '입금 보너스', en: 'Deposit bonus' },
}

/** Movements of the member's wallet in the order they happened, each with what it left behind. */
function statement(world: World, memberId: string) {
  const account = `member:${memberId}` as const
  let balance = 0
  return world.tables.movements.by('account', account).map(({ id, at, reason, from, amount }) => {
    const signed = from === account ? -amount : amount
    balance += signed
    return { id, at, txCode: reason, amount: toMajor(signed), balance: toMajor(balance) }
  })
}

export function transactions({ input, member, world }: Call<typeof wallet.transactions>) {
  const { startTime, endTime, txCode } = input
  const lines = statement(world, member.id).filter(
    (line) => startTime <= line.at && line.at < endTime && (!txCode || line.txCode === txCode),
  )
  return pageOf(lines.toReversed(), input)
}

export const txCodes = ({ input }: Call<typeof wallet.txCodes>) =>
  movementReasons.map((txCode) => ({ txCode, name: names[txCode][gameLanguage(input.language ?? 'KO')] }))
