import type { Deposit } from '#contract/deposit.ts'
import { inLanguage } from '#contract/localised.ts'
import { banks } from '#fixtures/deposits.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { statusAt } from '#mock-server/world/tables/deposits.ts'
import { tokenOf } from '#mock-server/world/worlds/token.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import type { TurnoverProgress } from '../rules/turnover.ts'
import { bonusTurnover } from './bonus-turnover.ts'

export type StoredDeposit = NonNullable<ReturnType<World['tables']['deposits']['get']>>

/** Returns the address of a deposit's payment page. */
export function payUrl(world: World, payToken: string, language: string): string {
  const query = new URLSearchParams({ token: tokenOf(world, payToken), language })
  return `/__vendors/pay.html?${query}`
}

interface ViewContext {
  world: World
  now: number
  language: string
}

function view(
  row: StoredDeposit,
  progress: readonly TurnoverProgress[],
  { world, now, language }: ViewContext,
): Deposit {
  const status = statusAt(row, now)
  const turnover = progress.find(({ id }) => id === row.id)
  const payable = status === 'pending' && row.paidAt === null && row.payToken !== null
  return {
    id: row.id,
    at: row.at,
    method: row.method,
    bankName: inLanguage(banks.find(({ code }) => code === row.bankCode)?.name, languageOf(language)) ?? null,
    amount: toMajor(row.amount),
    bonus: toMajor(row.bonus),
    status,
    settledAt: row.settledAt,
    payUrl: payable ? payUrl(world, row.payToken ?? '', language) : null,
    turnover: turnover ? { required: toMajor(turnover.required), done: toMajor(turnover.done) } : null,
  }
}

/** Returns one member's deposits in the contract's form. */
export function depositViews(rows: readonly StoredDeposit[], memberId: string, context: ViewContext): Deposit[] {
  const progress = bonusTurnover(context.world, memberId)
  return rows.map((row) => view(row, progress, context))
}

interface DepositCall {
  input: { language: string }
  world: World
  now: number
}

export function depositView(id: string, { input, world, now }: DepositCall): Deposit {
  const row = world.tables.deposits.get(id)
  if (!row) throw new Error(`There is no deposit "${id}".`)
  return view(row, bonusTurnover(world, row.memberId), { world, now, language: input.language })
}
