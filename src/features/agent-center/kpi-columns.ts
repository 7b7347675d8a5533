import type { agent } from '#contract/agent.ts'
import type { Answer } from '#contract/resource.ts'

type SumsA = Answer<typeof agent.teamKpiA>['sums']
type SumsB = Answer<typeof agent.teamKpiB>['sums']
export type Figure = keyof SumsA | keyof SumsB
export type Figures = Partial<SumsA & SumsB>

/** Every figure of both reports, in the order shown. */
const order: readonly Figure[] = [
  'members',
  'newMembers',
  'activeMembers',
  'depositors',
  'deposits',
  'withdrawals',
  'netDeposits',
  'balance',
  'rounds',
  'turnover',
  'wins',
  'bonus',
  'rebate',
  'commission',
  'profit',
]

const counts: readonly Figure[] = ['members', 'newMembers', 'activeMembers', 'depositors']
const results: readonly Figure[] = ['netDeposits', 'profit']

export type FigureKind = 'people' | 'number' | 'result' | 'amount'

export function kindOf(figure: Figure): FigureKind {
  if (counts.includes(figure)) return 'people'
  if (figure === 'rounds') return 'number'
  return results.includes(figure) ? 'result' : 'amount'
}

/** Returns the figures that a row has, in the order shown. */
export const figuresOf = (row: Figures): (readonly [Figure, number])[] =>
  order.flatMap((figure) => {
    const value = row[figure]
    return value === undefined ? [] : [[figure, value] as const]
  })
