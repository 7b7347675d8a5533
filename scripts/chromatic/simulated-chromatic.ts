import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Returns what the service answers to a query by its name, for a project whose only build is that of a commit. */
function answersOf(commit: string): Record<string, object> {
  const app = (answer: object) => ({ app: answer })
  const former = {
    commit,
    committedAt: 1000,
    id: 'one',
    number: 1,
    status: 'PASSED',
    completedAt: 2000,
    changeCount: 0,
  }
  return {
    CreateAppTokenMutation: { appToken: 'token' },
    CLIAppInfo: app({ features: { isReactNativeApp: false } }),
    FirstCommittedAtQuery: app({ firstBuild: former, lastBuild: former }),
    HasBuildsWithCommitsQuery: app({ hasBuildsWithCommits: [commit] }),
    MergeCommitsQuery: app({ mergedPullRequests: [] }),
    LastBuildQuery: app({ isOnboarding: false, lastBuild: null }),
    BaselineCommitsQuery: app({ baselineBuilds: [former] }),
    AnnounceBuildMutation: {
      announceBuild: {
        id: 'two',
        number: 2,
        status: 'ANNOUNCED',
        features: { uiTests: true, isReactNativeApp: false },
        app: { id: 'app', turboSnapAvailability: 'AVAILABLE', isOnboarding: false },
      },
    },
    BuildUploadHashes: { buildUploadHashes: { build: {} } },
  }
}

/** Answers Chromatic's command on this machine, and notes the names of its queries. `commit` has been published before. */
export async function simulateChromatic(commit: string) {
  const answers = answersOf(commit)
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const { query } = JSON.parse(Buffer.concat(await request.toArray()).toString())
    const name: string = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? query
    asked.push(name)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answers[name] ? { data: answers[name] } : { errors: [{ message: `No ${name}` }] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, asked, close: () => server.close() }
}
