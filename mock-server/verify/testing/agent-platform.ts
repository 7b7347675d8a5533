import { agent } from '#contract/agent.ts'
import { auth } from '#contract/auth.ts'
import { memberPassword } from '#fixtures/members.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { slot } from '#mock-server/vendors/slot/contract.ts'
import { launchToken } from './launch.ts'
import { createPlatform } from './platform.ts'

const slotGame = catalogue.page({ gameType: 'RNG', vassalage: 'PP', pageNo: 1, pageSize: 1 }).games[0]

/** Creates a platform with an agent logged in, and the calls of the agent and of its downlines. */
export async function createAgentPlatform(request: Parameters<typeof createPlatform>[0] = {}) {
  const platform = await createPlatform({ signedIn: 'agent_seo', ...request })
  const as = { token: platform.token }
  const page = { pageNo: 1, pageSize: 100 }
  let keys = 0

  const login = async (username: string, password = memberPassword) =>
    (await platform.call(auth.login, { type: 'username', username, password })).token

  /** Launches a slot game and plays one round; the bet is in major units. */
  async function play(account: string, bet: number) {
    if (!slotGame) throw new Error('The catalogue has no slot game.')
    const token = await launchToken({ ...platform, token: await login(account) }, slotGame, { language: 'KO' })
    keys += 1
    return platform.call(slot.spin, { token, bet, idempotencyKey: `agent-platform-${keys}` })
  }

  return {
    ...platform,
    as,
    login,
    play,
    /** Returns the direct downlines of the agent, or of a member of its team. */
    accounts: async (account?: string) =>
      (await platform.call(agent.downlines, { ...page, account }, as)).content.map((row) => row.account).toSorted(),
    see: (account: string) => platform.call(agent.downline, { account }, as),
  }
}

export type AgentPlatform = Awaited<ReturnType<typeof createAgentPlatform>>
