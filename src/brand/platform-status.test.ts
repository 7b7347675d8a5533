import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createSimulation } from '#mock-server/hosts/msw.ts'

const origin = 'http://parlor.test'
const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

vi.stubGlobal('localStorage', storage)
vi.stubGlobal('sessionStorage', storage)
vi.stubGlobal('location', { pathname: '/m/home', search: '', origin, href: `${origin}/m/home` })
vi.stubGlobal('matchMedia', () => ({ matches: false }))
vi.stubGlobal('document', {
  baseURI: `${origin}/`,
  documentElement: { dataset: {} },
  querySelector: () => ({ content: origin }),
  addEventListener: () => undefined,
})

const { currentBrand, refreshStatus } = await import('./platform-status.ts')

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

test('the first status is used until a later call is answered', async () => {
  const { handlers } = await createSimulation({ scenario: 'default' })
  server.use(...handlers)
  const matched = new Promise((resolve) => server.events.on('request:match', resolve))
  const first = refreshStatus('EN')
  await matched
  server.use(http.all('*', () => new Promise(() => undefined)))
  void refreshStatus('EN')
  const { brand } = await first
  expect(currentBrand()).toEqual(brand)
})
