import { inLanguage } from '#contract/localised.ts'
import type { wallet } from '#contract/wallet.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { allTexts } from '#mock-server/texts/texts-of.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { latestPageOf } from '#mock-server/values/paging.ts'
import { statementName } from '#mock-server/world/tables/ledger.ts'
import { movementReasons } from '#mock-server/world/transfers/transfer.ts'
import { ownerOf, walletOf } from '#mock-server/world/transfers/wallet-accounts.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { walletName } from './wallet-view.ts'

type StatementLine = ReturnType<ReturnType<World['tables']['movements']['list']>['slice']>[number]

/** The names members see. A payout has none: its money left the wallet when the withdrawal was requested. */
const names = allTexts('transactions')

/** Returns the wallet's balance after a line. */
function balanceAfter({ tables }: World, memberId: string, listed: StatementLine): number {
  const wallet = tables.movements.list('statement', memberId, statementName('', listed.line.wallet))
  return wallet.through(listed).sum('amount')
}

/** Returns the id of a line. A transfer has two lines; the debit's id ends in `-out`. */
function lineId({ row, line }: StatementLine): string {
  const isFirstOfTwo = line.amount < 0 && walletOf(row.to) !== undefined && ownerOf(row.to) === ownerOf(row.from)
  return isFirstOfTwo ? `${row.id}-out` : row.id
}

/** Returns the order that a movement belongs to; null if it belongs to none that a member can open. */
function orderOf({ tables }: World, { reason, reference }: StatementLine['row']) {
  if (reason === 'promotion') {
    const application = tables.applications.get(reference)
    return application ? { kind: 'promotion' as const, id: application.promotionId } : null
  }
  if ((reason === 'deposit' || reason === 'bonus') && tables.deposits.get(reference))
    return { kind: 'deposit' as const, id: reference }
  if ((reason === 'withdraw' || reason === 'withdrawReturned') && tables.withdrawals.get(reference))
    return { kind: 'withdrawal' as const, id: reference }
  return null
}

export function transactions({ input, member, world }: Call<typeof wallet.transactions>) {
  const { startTime, endTime, txCode, wallet } = input
  const language = languageOf(input.language)
  const list = world.tables.movements.list('statement', member.id, statementName(txCode, wallet))
  const lines = list.between(startTime, endTime)
  const gained = lines.sum('gain')
  const { content, ...page } = latestPageOf(lines, input)
  return {
    content: content.map((listed) => ({
      id: lineId(listed),
      at: listed.row.at,
      txCode: listed.row.reason,
      wallet: walletName(listed.line.wallet, language),
      amount: toMajor(listed.line.amount),
      balance: toMajor(balanceAfter(world, member.id, listed)),
      order: orderOf(world, listed.row),
    })),
    totalIn: toMajor(gained),
    totalOut: toMajor(gained - lines.sum('amount')),
    ...page,
  }
}

export function txCodes({ input }: Call<typeof wallet.txCodes>) {
  const language = languageOf(input.language)
  return movementReasons.flatMap((txCode) => {
    const name = names[txCode]
    return name ? [{ txCode, name: inLanguage(name, language) }] : []
  })
}
