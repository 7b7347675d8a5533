import { isAgentType } from '#contract/account-type.ts'
import { type TeamFixture, team } from '#fixtures/agents/team.ts'
import type { MemberFixture } from '#fixtures/members.ts'
import { type Chance, createChance } from '#mock-server/values/chance.ts'
import { nameLanguage, personOf } from '#mock-server/values/people.ts'
import type { SeedInput } from '#mock-server/world/snapshots/seed-input.ts'

/** A member of an agent's team, with a name. */
export type Downline = TeamFixture & Pick<MemberFixture, 'account' | 'nickname'>

type Origin = Pick<TeamFixture, 'upline' | 'recommender'> & { since?: number }

/** The numbers of people without a name by hand: team members from 10, the crowd from 100. */
const [firstOfTeam, firstOfCrowd] = [10, 100]

const longestAgo = 60
const balances = [0, 5_000, 12_000, 30_000, 80_000, 240_000] as const

/** Where someone of the crowd may come from. An agent's people joined after the agent. */
const origins: readonly [Origin, ...Origin[]] = [
  { upline: 'agent_seo' },
  { upline: 'agent_seo', recommender: 'haedal_92' },
  ...team.flatMap(({ name, type, joinedDaysAgo }) =>
    name && isAgentType(type) ? [{ upline: name.account, since: joinedDaysAgo }] : [],
  ),
]

/** Returns the crowd's member at a place, below an agent who was there before. */
function crowdMember(chance: Chance, at: number): TeamFixture {
  const key = ['crowd', at] as const
  const { since = longestAgo, ...origin } = chance.pick(origins, ...key, 'origin')
  const rounds = chance.integer(0, 4, ...key, 'rounds')
  return {
    ...origin,
    type: 0,
    vipLabel: 'Member',
    rate: 0,
    joinedDaysAgo: chance.integer(1, Math.min(longestAgo, since), ...key, 'joined'),
    rounds,
    deposits: Math.min(rounds, chance.integer(1, 2, ...key, 'deposits')),
    balance: chance.pick(balances, ...key, 'balance'),
  }
}

/** Returns the team and the crowd of a world's scenario. Everybody without a name by hand gets one by a number. */
export function bulkPeople({ scenario, seed, merchant }: Pick<SeedInput, 'scenario' | 'seed' | 'merchant'>) {
  const { crowd = 0, team: hasTeam = crowd > 0 } = scenario
  const chance = createChance(seed)
  const language = nameLanguage(merchant.languages)
  const named = (fixture: TeamFixture, number: number): Downline => ({
    ...fixture,
    ...(fixture.name ?? personOf(chance, language, number)),
  })
  return [
    ...(hasTeam ? team.map((fixture, at) => named(fixture, firstOfTeam + at)) : []),
    ...Array.from({ length: crowd }, (_, at) => named(crowdMember(chance, at), firstOfCrowd + at)),
  ]
}
