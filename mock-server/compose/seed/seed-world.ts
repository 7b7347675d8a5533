import { isTrialType } from '#contract/account-type.ts'
import { day, hour, minute } from '#contract/time-units.ts'
import { banking, memberPaymentPassword } from '#fixtures/bank-cards.ts'
import { type MemberFixture, memberPassword, members } from '#fixtures/members.ts'
import { recommenders } from '#fixtures/promotions/friends.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { seededAgents } from '#mock-server/platform/agents/state/seeded-agents.ts'
import { seededContracts } from '#mock-server/platform/agents/state/seeded-contracts.ts'
import { seededOrders } from '#mock-server/platform/lottery/state/past-lottery.ts'
import { seededConversation, seededLetters } from '#mock-server/platform/messages/state/seeded-messages.ts'
import {
  movementsOfDeposit,
  movementsOfWithdrawal,
  openingOf,
  reviewOf,
  seededDeposits,
  seededWithdrawals,
  withdrawalInReview,
} from '#mock-server/platform/money/state/seeded-money.ts'
import { seededSaferPlay } from '#mock-server/platform/saferplay/state/seeded-safer-play.ts'
import { createChance } from '#mock-server/values/chance.ts'
import { fail } from '#mock-server/values/fail.ts'
import { inputProblem } from '#mock-server/values/input-problem.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import { milliseconds } from '#mock-server/world/clock/duration.ts'
import { movementsOf } from '#mock-server/world/ledger/round-money.ts'
import { personaKey } from '#mock-server/world/scenarios/persona-key.ts'
import { overlaySwitches, switchesOf } from '#mock-server/world/settings/switches.ts'
import type { SeedInput } from '#mock-server/world/snapshots/seed-input.ts'
import type { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import { noRows } from '#mock-server/world/tables/all.ts'
import type { Movement } from '#mock-server/world/transfers/transfer.ts'
import { bulkPeople } from './bulk-people.ts'
import { seededRounds } from './seeded-rounds.ts'
import { seededTeam } from './seeded-team.ts'

const sessionLife = day / 2

const memberId = (index: number) => `m-${String(index + 1).padStart(4, '0')}`

/** @throws GatewayError INVALID_INPUT for an account that the fixtures do not have. */
function idOf(account: string, field = 'account'): string {
  const index = members.findIndex((member) => member.account === account)
  return index < 0 ? fail('INVALID_INPUT', { field, ...inputProblem('accountMissing', { account }) }) : memberId(index)
}

const detailsOf = ({ account, email, recommender }: MemberFixture): Record<string, string> => {
  const recommenderId = recommender ?? recommenders[account]
  const payeeName = banking[account]?.payeeName
  return {
    ...(email && { email }),
    ...(recommenderId && { recommenderId }),
    ...(payeeName && { payeeName, paymentPassword: memberPaymentPassword }),
  }
}

/** Cards that were added a week before the world began. */
const bankCards = ({ startedAt }: SeedInput) =>
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
  if (!isTrialType(type)) return null
  return trialOver ? startedAt - day / 2 : startedAt + day
}

const memberRow = (fixture: MemberFixture, index: number, { scenario, startedAt }: SeedInput) => ({
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

const byTime = (a: Movement, b: Movement) => a.at - b.at

/**
 * Returns a member's history before the world began, in order of time. A member with rounds also has deposits and
 * withdrawals, but a trial has none.
 */
function pastOf({ account, type }: MemberFixture, { scenario, seed, startedAt }: SeedInput) {
  const count = scenario.rounds?.[account] ?? 0
  const inReview = scenario.withdrawals?.[account]
  const someone = { id: idOf(account), account, chance: createChance(seed), startedAt }
  const rounds = seededRounds({ memberId: someone.id, count, chance: someone.chance, startedAt })
  const hasMoved = count > 0 && !isTrialType(type)
  const deposits = hasMoved ? seededDeposits(someone) : []
  const withdrawals = [
    ...(hasMoved ? seededWithdrawals(someone) : []),
    ...(inReview === undefined ? [] : [withdrawalInReview(someone, inReview)]),
  ]
  const movements = [
    ...rounds.flatMap(movementsOf),
    ...deposits.flatMap(movementsOfDeposit),
    ...withdrawals.flatMap(movementsOfWithdrawal),
  ].toSorted(byTime)
  return { rounds, deposits, withdrawals, movements }
}

function pastOfAll(input: SeedInput) {
  const { scenario, startedAt } = input
  const pasts = members.map((fixture) => {
    const { account, balance: usual } = fixture
    const past = pastOf(fixture, input)
    const { movements } = past
    const balance = toMinor(scenario.balances?.[account] ?? usual)
    const at = (movements[0]?.at ?? startedAt) - day
    return { ...past, movements: [...openingOf({ memberId: idOf(account), balance, movements, at }), ...movements] }
  })
  return {
    rounds: pasts.flatMap(({ rounds }) => rounds),
    deposits: pasts.flatMap(({ deposits }) => deposits),
    withdrawals: pasts.flatMap(({ withdrawals }) => withdrawals),
    movements: pasts.flatMap(({ movements }) => movements),
  }
}

const hotGames = () => catalogue.hot()[0]?.games ?? []

const favourites = ({ scenario, startedAt }: SeedInput) =>
  Object.entries(scenario.favourites ?? {}).flatMap(([account, count]) =>
    hotGames()
      .slice(0, count)
      .map(({ nodeId }, index) => ({
        memberId: idOf(account, `changes.favourites.${account}`),
        nodeId,
        at: startedAt - index * 60_000,
      })),
  )

/** Returns the persona's session. @throws GatewayError INVALID_INPUT if the world does not have the persona's account. */
function sessions({ scenario, seed, startedAt }: SeedInput, people: readonly { id: string; account: string }[]) {
  if (!scenario.signedIn) return []
  const persona = people.find(({ account }) => account === scenario.signedIn)
  if (!persona) {
    fail('INVALID_INPUT', {
      field: 'changes.signedIn',
      ...inputProblem('accountMissing', { account: scenario.signedIn }),
      message:
        `The scenario "${scenario.name}" signs in "${scenario.signedIn}", but its world has no such account. ` +
        'Accounts of an agent\'s team exist only in scenarios with "team" or "crowd".',
    })
  }
  const expiresAt = scenario.sessionExpired ? startedAt - 1 : startedAt + sessionLife
  return [{ token: personaKey(seed), memberId: persona.id, expiresAt }]
}

/** Returns the first snapshot of a world: a pure function of scenario, seed, merchant and start time. */
export function seedWorld(input: SeedInput): Snapshot {
  const { name, scenario, seed, merchant, startedAt } = input
  const past = pastOfAll(input)
  const firstLanguage = merchant.languages[0]?.toLowerCase() ?? 'en'
  const switched = overlaySwitches(switchesOf(merchant), { ...scenario.settings, flags: scenario.flags })
  const downlines = bulkPeople(input)
  const fixtures: readonly MemberFixture[] = [...members, ...downlines]
  const people = fixtures.map((fixture, index) => memberRow(fixture, index, input))
  const teamPast = seededTeam(people, downlines, input)
  const agents = seededAgents(people, downlines, startedAt)
  const moved = [...past.movements, ...teamPast.movements].toSorted(byTime)
  const { contracts = [] } = scenario
  const agreed = seededContracts({ contracts, people, startedAt, places: agents.places, movements: moved })
  const steps = (scenario.steps ?? []).map((step) => ({ at: startedAt + milliseconds(step.after), step }))
  const reviews = past.withdrawals.filter(({ status }) => status === 'pending').map(reviewOf)
  const writtenTo = scenario.settings?.emptyContent ? [] : people
  return {
    version: 1,
    name,
    seed,
    scenario: scenario.name,
    merchant: scenario.settings?.merchant ?? merchant.code,
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
      lockLife: 15 * minute,
      captchaOutcome: 'judged',
      codeExpiry: 'instant',
      thirdPartySignIn: true,
      thirdPartySms: false,
      singleSession: false,
      trialLife: day,
      sessionLife,
      launchLife: 2 * hour,
      feedbackWords: { minimum: 3, maximum: 300 },
      requestsPerMinute: 60_000,
      ...scenario.settings,
      ...switched,
    },
    clock: scenario.frozenAt ? { mode: 'frozen', at: startedAt } : { mode: 'running', offset: 0 },
    counters: {},
    due: [...steps, ...reviews, ...agreed.due],
    faults: scenario.faults ?? [],
    outbox: [],
    tables: {
      ...noRows(),
      members: people,
      letters: writtenTo.flatMap((person) => seededLetters(person, startedAt)),
      chatMessages: writtenTo.flatMap((person) => seededConversation(person, startedAt, firstLanguage)),
      sessions: sessions(input, people),
      favourites: favourites(input),
      bankCards: [...bankCards(input), ...teamPast.bankCards],
      rounds: [...past.rounds, ...teamPast.rounds],
      lotteryOrders: seededOrders([...past.rounds, ...teamPast.rounds]),
      deposits: [...past.deposits, ...teamPast.deposits],
      withdrawals: [...past.withdrawals, ...teamPast.withdrawals],
      saferPlay: Object.entries(scenario.saferPlay ?? {}).map(([account, declared]) =>
        seededSaferPlay(idOf(account, `changes.saferPlay.${account}`), declared, startedAt),
      ),
      ...agents,
      contracts: agreed.contracts,
      contractPayouts: agreed.contractPayouts,
      movements: [...moved, ...agreed.movements].toSorted(byTime),
    },
  }
}
