import { QueryClient } from '@tanstack/react-query'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { games } from '#contract/games.ts'
import { createSimulation } from '#mock-server/hosts/msw.ts'
import type { Fault } from '#mock-server/world/faults/fault.ts'

const origin = 'http://parlor.test'
const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

vi.stubGlobal('localStorage', storage)
vi.stubGlobal('sessionStorage', storage)
vi.stubGlobal('document', {
  baseURI: `${origin}/`,
  documentElement: { dataset: {} },
  querySelector: () => ({ content: origin }),
  querySelectorAll: () => [],
  addEventListener: () => undefined,
})
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))

const { prepareFirstScreen } = await import('./first-screen.ts')
const { refreshStatus } = await import('#brand/platform-status.ts')
const { gameQueries } = await import('#features/games/game-queries.ts')

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
afterEach(() => server.resetHandlers())

/** Opens the app at an address in a separate world, and returns the data available to its first render. */
async function open(pathname: string, faults: Fault[] = []) {
  const { handlers } = await createSimulation({ scenario: 'default', faults })
  server.use(...handlers)
  vi.stubGlobal('location', { pathname, search: '', origin, href: origin + pathname })
  await refreshStatus('EN')
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await prepareFirstScreen(client, 'EN')
  return client
}

test('home has its games for the first render', async () => {
  const client = await open('/m/home')
  expect(client.getQueryData(gameQueries.hot('EN').queryKey)?.length).toBeGreaterThan(0)
  expect(client.getQueryData(gameQueries.vendors().queryKey)).toBeDefined()
})

test('another screen requests none of the games of home', async () => {
  const client = await open('/m/help')
  expect(client.getQueryState(gameQueries.hot('EN').queryKey)).toBeUndefined()
})

test('home opens without an answer that does not come, and keeps waiting for it', async () => {
  const client = await open('/m/home', [{ endpoint: games.hotGames.id, transport: 'hang' }])
  expect(client.getQueryData(gameQueries.vendors().queryKey)).toBeDefined()
  expect(client.getQueryState(gameQueries.hot('EN').queryKey)?.fetchStatus).toBe('fetching')
})
