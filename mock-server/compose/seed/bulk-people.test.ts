import { describe, expect, test } from 'vitest'
import { agent } from '#contract/agent.ts'
import { promotions } from '#contract/promotions.ts'
import { merchantFiles, scenarioFiles } from '#fixtures/library.ts'
import { loadLibrary } from '#mock-server/compose/library.ts'
import { passesRule } from '#mock-server/platform/accounts/rules/validation-rules.ts'
import { createAgentPlatform } from '#mock-server/verify/testing/agent-platform.ts'
import { beginning, createPlatform } from '#mock-server/verify/testing/platform.ts'
import { createWorlds } from '#mock-server/world/worlds/worlds.ts'

const isBulk = ({ account }: { account: string }) => /^[a-z]+_\d{2,3}$/.test(account) && account !== 'haedal_92'

interface Request {
  scenario?: string
  languages?: readonly string[]
  seed?: string
  crowd?: number
}

/** Returns the members of a new world that have no name by hand, at a merchant with the given languages. */
async function bulkPeople({ scenario = 'crowd', languages = ['KO'], seed = 'people', ...changes }: Request = {}) {
  const merchants = { haedal: { ...merchantFiles.haedal, languages } }
  const worlds = createWorlds(loadLibrary(() => beginning, { merchants, scenarios: scenarioFiles }))
  const world = await worlds.replace({ name: 'people', scenario, seed, changes })
  return world.tables.members.all().filter(isBulk)
}

const names = (people: readonly { account: string; nickname: string }[]) =>
  people.map(({ account, nickname }) => `${account} ${nickname}`)

describe('bulk people', () => {
  test.each([
    [['KO', 'EN'], /^\p{Script=Hangul}{2,5}$/u],
    [['EN', 'KO'], /^\p{Script=Latin}[\p{Script=Latin}' -]+$/u],
    [['JA'], /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々]+ \S+$/u],
  ])('of a merchant in %j have names in its first language', async (languages, script) => {
    const people = await bulkPeople({ languages })
    expect(people.length).toBeGreaterThan(300)
    for (const { nickname } of people) expect(nickname).toMatch(script)
  })

  test('have accounts and names that the gateway accepts at registration, each account once', async () => {
    const people = await bulkPeople({ crowd: 900 })
    expect(people.filter(({ account }) => !passesRule('username', account))).toEqual([])
    expect(people.filter(({ nickname }) => !passesRule('nickname', nickname))).toEqual([])
    expect(new Set(people.map(({ account }) => account)).size).toBe(people.length)
  })

  test('are the same in every world of a seed, however large the crowd is', async () => {
    const [few, many] = [await bulkPeople({ crowd: 20 }), await bulkPeople({ crowd: 200 })]
    expect(many).toHaveLength(few.length + 180)
    expect(names(many).slice(0, few.length)).toEqual(names(few))
    expect(names(await bulkPeople({ crowd: 20, seed: 'others' }))).not.toEqual(names(few))
  })

  test('fill the agents’ teams', async () => {
    const people = await bulkPeople({ scenario: 'agent' })
    expect(people.length).toBeGreaterThan(25)
  })
})

describe('the crowd', () => {
  const ever = { startTime: 0, endTime: beginning, pageNo: 1, pageSize: 100 }

  test('is placed below the agents, over several pages', async () => {
    const platform = await createAgentPlatform({ scenario: 'crowd' })
    const { total, content } = await platform.call(agent.subordinates, { ...ever, pageNo: 2 }, platform.as)
    expect(total).toBeGreaterThan(200)
    expect(content).toHaveLength(100)
  })

  test('joined after its agents, and has played since', async () => {
    const { tables } = (await createPlatform({ scenario: 'crowd' })).world()
    const crowd = tables.members.all().filter(isBulk)
    for (const { id, createdAt } of crowd) {
      const upline = tables.members.get(tables.places.by('memberId', id)[0]?.uplineId ?? '')
      expect(upline?.createdAt).toBeLessThanOrEqual(createdAt)
      for (const { at } of tables.rounds.by('memberId', id)) expect(at).toBeGreaterThan(createdAt)
    }
    const players = crowd.filter(({ id }) => tables.rounds.by('memberId', id).length > 0)
    expect(players.length).toBeGreaterThan(crowd.length / 2)
  })

  test('brings a member a long list of friends', async () => {
    const platform = await createPlatform({ scenario: 'crowd' })
    const { friends } = await platform.call(promotions.referral, {}, { token: platform.token })
    expect(friends.length).toBeGreaterThan(20)
    for (const { name } of friends) expect(name).toMatch(/^[a-z]{2}\*{3}[a-z\d_]$/)
  })
})
