import type { Deposit } from '#contract/deposit.ts'
import { inLanguage } from '#contract/localised.ts'
import { banks } from '#fixtures/deposits.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { tokenOf } from '#mock-server/world/token.ts'
import type { World } from '#mock-server/world/world.ts'
import { statusAt } from '../rules/deposit.ts'
import type { TurnoverProgress } from '../rules/turnover.ts'
import { bonusTurnover } from './bonus-turnover.ts'

export type KeptDeposit = NonNullable<ReturnType<World['tables']['deposits']['get']>>

/** Where the payment page of a deposit is. */
export function payUrl(world: World, payToken: string, language: string): string {
  const query = new URLSearchParams({ token: tokenOf(world, payToken), language })
  return `/__vendors/pay.html?${query}`
}

interface Shown {
  world: World
  now: number
  language: string
}

function view(row: KeptDeposit, progress: readonly TurnoverProgress[], { world, now, language }: Shown): Deposit {
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

/** Deposits of one member as the app is told of them. */
export function depositViews(rows: readonly KeptDeposit[], memberId: string, shown: Shown): Deposit[] {
  const progress = bonusTurnover(shown.world, memberId)
  return rows.map((row) => view(row, progress, shown))
}

interface Asked {
  input: { language: string }
  world: World
  now: number
}

export function depositView(id: string, { input, world, now }: Asked): Deposit {
  const row = world.tables.deposits.get(id)
  if (!row) throw new Error(`deposits: nothing has the key "${id}"`)
  return view(row, bonusTurnover(world, row.memberId), { world, now, language: input.language })
}
