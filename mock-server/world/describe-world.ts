import { team } from '#fixtures/agents/team.ts'
import { banking, memberPaymentPassword } from '#fixtures/bank-cards.ts'
import { type MemberFixture, memberPassword, members } from '#fixtures/members.ts'
import { recommenders } from '#fixtures/promotions/friends.ts'
import type { Merchant } from '#merchant/merchant.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { isTrial } from '../domain/account-type.ts'
import { createChance } from '../domain/chance.ts'
import { type Movement, toMinor } from '../domain/ledger.ts'
import { milliseconds } from './duration.ts'
import type { Scenario } from './scenario.ts'
import { seededAgents } from './seeded-agents.ts'
import { seededContracts } from './seeded-contracts.ts'
import { seededConversation, seededLetters } from './seeded-messages.ts'
import { movementsOf, openingFor, seededRounds } from './seeded-rounds.ts'
import { seededTeam } from './seeded-team.ts'
import type { Snapshot } from './snapshot.ts'
import { overlaySwitches, switchesOf } from './switches.ts'
import { noRows } from './tables/all.ts'
import type { RoundRow } from './tables/play.ts'

const day = 86_400_000
const sessionLife = day / 2

interface Description {
  name: string
  scenario: Scenario
  seed: string
  merchant: Merchant
  /** When the world begins, in milliseconds; its seeded past lies before. */
  startedAt: number
}

const memberId = (index: number) => `m-${String(index + 1).padStart(4, '0')}`
const idOf = (account: string) => memberId(members.findIndex((member) => member.account === account))

const detailsOf = ({ account, email }: MemberFixture): Record<string, string> => {
  const recommenderId = recommenders[account]
  const payeeName = banking[account]?.payeeName
  return {
    ...(email && { email }),
    ...(recommenderId && { recommenderId }),
    ...(payeeName && { payeeName, paymentPassword: memberPaymentPassword }),
  }
}

/** Cards that were added a week before the world began. */
const bankCards = ({ startedAt }: Description) =>
  Object.entries(banking).flatMap(([account, { payeeName, cards }]) =>
    cards.map(({ bankCode, cardNumber }, index) => ({
      id: `card-${idOf(account)}-${index + 1}`,
      memberId: idOf(account),
      bankCode,
      cardNumber,
      payeeName,
      at: startedAt - 7 * day + index * 60_000,
    })),
  )

const trialEnd = ({ type, trialOver }: MemberFixture, startedAt: number) => {
  if (!isTrial(type)) return null
  return trialOver ? startedAt - day / 2 : startedAt + day
}

const memberRow = (fixture: MemberFixture, index: number, { scenario, startedAt }: Description) => ({
  id: memberId(index),
  account: fixture.account,
  password: memberPassword,
  nickname: fixture.nickname,
  headIcon: fixture.headIcon ?? '',
  type: fixture.type,
  vipLabel: fixture.vipLabel,
  disabled: fixture.disabled ?? false,
  firstTimeLogin: fixture.firstTimeLogin ?? false,
  failedLogins: scenario.failedLogins?.[fixture.account] ?? 0,
  lockedUntil: fixture.locked ? startedAt + day : null,
  createdAt: startedAt - (fixture.joinedDaysAgo ?? (index + 1) * 9) * day,
  mobile: fixture.mobile ?? '',
  trialEndsAt: trialEnd(fixture, startedAt),
  details: detailsOf(fixture),
})

/** Rounds of the world's past, each member's in the order they were played. */
const rounds = ({ scenario, seed, startedAt }: Description) => {
  const chance = createChance(seed)
  return Object.entries(scenario.rounds ?? {}).flatMap(([account, count]) =>
    seededRounds({ memberId: idOf(account), count, chance, startedAt }),
  )
}

const openings = ({ scenario, startedAt }: Description, played: readonly RoundRow[]) =>
  members.flatMap(({ account, balance }, index) => {
    const own = played.filter((round) => round.memberId === memberId(index))
    const amount = openingFor(toMinor(scenario.balances?.[account] ?? balance), own)
    if (amount === 0) return []
    const id = `opening-${memberId(index)}`
    const to = `member:${memberId(index)}` as const
    return [
      {
        id,
        at: (own[0]?.at ?? startedAt) - day,
        reason: 'opening' as const,
        from: 'platform' as const,
        to,
        amount,
        reference: '',
        idempotencyKey: id,
      },
    ]
  })

const hotGames = () => catalogue.hot()[0]?.games ?? []

const favourites = ({ scenario, startedAt }: Description) =>
  Object.entries(scenario.favourites ?? {}).flatMap(([account, count]) =>
    hotGames()
      .slice(0, count)
      .map(({ nodeId }, index) => ({ memberId: idOf(account), nodeId, at: startedAt - index * 60_000 })),
  )

/** The persona's session token, which the scenario page hands to the app. */
export const personaToken = (seed: string): string => createChance(seed).hex(32, 'persona')

const sessions = ({ scenario, seed, startedAt }: Description) =>
  scenario.signedIn
    ? [
        {
          token: personaToken(seed),
          memberId: idOf(scenario.signedIn),
          expiresAt: scenario.sessionExpired ? startedAt - 1 : startedAt + sessionLife,
        },
      ]
    : []

const byTime = (a: Movement, b: Movement) => a.at - b.at

/** The first snapshot of a world: a pure function of scenario, seed, merchant and the instant it begins. */
export function describeWorld(description: Description): Snapshot {
  const { name, scenario, seed, merchant, startedAt } = description
  const played = rounds(description)
  const switched = overlaySwitches(switchesOf(merchant), { ...scenario.settings, flags: scenario.flags })
  const fixtures: readonly MemberFixture[] = scenario.team ? [...members, ...team] : members
  const people = fixtures.map((fixture, index) => memberRow(fixture, index, description))
  const past = seededTeam(people, description)
  const agents = seededAgents(people, startedAt)
  const moved = [...openings(description, played), ...played.flatMap(movementsOf), ...past.movements].toSorted(byTime)
  const { contracts = [] } = scenario
  const agreed = seededContracts({ contracts, people, startedAt, places: agents.places, movements: moved })
  const steps = (scenario.steps ?? []).map((step) => ({ at: startedAt + milliseconds(step.after), step }))
  const writtenTo = scenario.settings?.emptyContent ? [] : people
  return {
    version: 1,
    name,
    seed,
    scenario: scenario.name,
    merchant: merchant.code,
    startedAt,
    settings: {
      merchant: merchant.code,
      ...switched,
      maintenance: null,
      regionRestriction: false,
      ip: '203.0.113.7',
      emptyLobby: false,
      emptyContent: false,
      vendorMaintenance: [],
      depositOutcome: 'byAmount',
      withdrawalOutcome: 'byAmount',
      captchaAfter: 1,
      lockAfter: 5,
      lockLife: 15 * 60_000,
      captchaOutcome: 'judged',
      singleSession: false,
      trialLife: day,
      sessionLife,
      launchLife: 2 * 3_600_000,
      requestsPerMinute: 60_000,
      ...scenario.settings,
      ...switched,
    },
    clock: scenario.frozenAt ? { mode: 'frozen', at: startedAt } : { mode: 'running', offset: 0 },
    counters: {},
    due: [...steps, ...agreed.due],
    faults: scenario.faults ?? [],
    outbox: [],
    tables: {
      ...noRows(),
      members: people,
      letters: writtenTo.flatMap((person) => seededLetters(person, startedAt)),
      chatMessages: writtenTo.flatMap((person) => seededConversation(person, startedAt)),
      sessions: sessions(description),
      favourites: favourites(description),
      bankCards: [...bankCards(description), ...past.bankCards],
      rounds: [...played, ...past.rounds],
      deposits: past.deposits,
      withdrawals: past.withdrawals,
      ...agents,
      contracts: agreed.contracts,
      contractPayouts: agreed.contractPayouts,
      movements: [...moved, ...agreed.movements].toSorted(byTime),
    },
  }
}
