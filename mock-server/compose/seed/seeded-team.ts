import { day, minute } from '#contract/time-units.ts'
import { banks } from '#fixtures/deposits.ts'
import { movementsOfDeposit, movementsOfWithdrawal, openingOf } from '#mock-server/platform/money/state/seeded-money.ts'
import { type Chance, createChance } from '#mock-server/values/chance.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import { movementsOf } from '#mock-server/world/ledger/round-money.ts'
import type { DepositRow } from '#mock-server/world/tables/deposits.ts'
import type { MemberRow } from '#mock-server/world/tables/members.ts'
import type { RoundRow } from '#mock-server/world/tables/play.ts'
import type { BankCardRow, WithdrawalRow } from '#mock-server/world/tables/withdrawals.ts'
import type { Downline } from './bulk-people.ts'
import { seededRounds } from './seeded-rounds.ts'

const longest = 28 * day
const depositAmounts = [50_000, 100_000, 100_000, 200_000, 300_000] as const
const withdrawalAmounts = [50_000, 80_000, 150_000] as const

interface World {
  seed: string
  startedAt: number
}

interface Someone {
  id: string
  fixture: Downline
  chance: Chance
  startedAt: number
}

const playedBy = ({ id, fixture, chance, startedAt }: Someone): RoundRow[] =>
  seededRounds({
    memberId: id,
    count: fixture.rounds,
    chance,
    startedAt,
    span: Math.min(longest, fixture.joinedDaysAgo * day - 3 * 60 * minute),
  })

/** Returns deposits, each some minutes before a round, the first before all rounds. */
function depositedBy({ id, fixture, chance, startedAt }: Someone, rounds: readonly RoundRow[]): DepositRow[] {
  return Array.from({ length: fixture.deposits }, (_, index) => {
    const next = rounds[Math.floor((index * rounds.length) / fixture.deposits)]?.at ?? startedAt
    const at = next - (20 - index) * minute
    return {
      id: `past-deposit-${id}-${index}`,
      memberId: id,
      at,
      method: 'BANK' as const,
      bankCode: banks[0].code,
      depositorName: fixture.nickname,
      amount: toMinor(chance.pick(depositAmounts, 'past-deposit', id, index)),
      bonus: 0,
      promoId: '',
      promoKey: '',
      turnover: 0,
      bonusAt: null,
      status: 'credited' as const,
      paidAt: at,
      settledAt: at + minute / 2,
      idempotencyKey: `past-deposit-${id}-${index}`,
      payToken: null,
      payBy: at + 15 * minute,
    }
  })
}

/** Returns a withdrawal in the last week, some hours after a day's play. */
function withdrawnBy({ id, fixture, chance, startedAt }: Someone): WithdrawalRow[] {
  if (!fixture.withdrew) return []
  const at = startedAt - chance.integer(1, 6, 'past-withdrawal', id, 'day') * day - 37 * minute
  const row = {
    id: `past-withdrawal-${id}`,
    memberId: id,
    at,
    cardId: `card-${id}-1`,
    amount: toMinor(chance.pick(withdrawalAmounts, 'past-withdrawal', id, 'amount')),
    fee: 0,
    status: 'approved' as const,
    settledAt: at + minute,
    reason: null,
    idempotencyKey: `past-withdrawal-${id}`,
  }
  return [row]
}

const cardOf = ({ id, fixture, chance, startedAt }: Someone): BankCardRow[] =>
  fixture.withdrew
    ? [
        {
          id: `card-${id}-1`,
          memberId: id,
          bankCode: banks[0].code,
          cardNumber: `110${chance.integer(100_000_000, 999_999_999, 'past-card', id)}`,
          payeeName: fixture.nickname,
          at: startedAt - 30 * day,
        },
      ]
    : []

function pastOf(someone: Someone) {
  const rounds = playedBy(someone)
  const deposits = depositedBy(someone, rounds)
  const withdrawals = withdrawnBy(someone)
  const movements = [
    ...rounds.flatMap(movementsOf),
    ...deposits.flatMap(movementsOfDeposit),
    ...withdrawals.flatMap(movementsOfWithdrawal),
  ].toSorted((a, b) => a.at - b.at)
  const opening = openingOf({
    memberId: someone.id,
    balance: toMinor(someone.fixture.balance),
    movements,
    at: (movements[0]?.at ?? someone.startedAt) - minute,
  })
  return {
    rounds,
    deposits,
    withdrawals,
    bankCards: cardOf(someone),
    movements: [...opening, ...movements],
  }
}

/** Returns the history of the agents' teams before the world began, as rows of the tables. */
export function seededTeam(people: readonly MemberRow[], downlines: readonly Downline[], { seed, startedAt }: World) {
  const fixtures = new Map(downlines.map((fixture) => [fixture.account, fixture]))
  const chance = createChance(seed)
  const pasts = people.flatMap(({ id, account }) => {
    const fixture = fixtures.get(account)
    return fixture ? [pastOf({ id, fixture, chance, startedAt })] : []
  })
  return {
    rounds: pasts.flatMap(({ rounds }) => rounds),
    deposits: pasts.flatMap(({ deposits }) => deposits),
    withdrawals: pasts.flatMap(({ withdrawals }) => withdrawals),
    bankCards: pasts.flatMap(({ bankCards }) => bankCards),
    movements: pasts.flatMap(({ movements }) => movements),
  }
}
