import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { hour } from '#contract/time-units.ts'
import { createSimulation } from '#mock-server/hosts/msw.ts'

const origin = 'http://parlor.test'
const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
vi.stubGlobal('localStorage', storage)
vi.stubGlobal('sessionStorage', storage)
vi.stubGlobal('document', {
  baseURI: `${origin}/`,
  querySelector: () => ({ content: origin }),
  querySelectorAll: () => [],
})
vi.stubGlobal('matchMedia', () => ({ matches: false }))
const { openTrial } = await import('./open-trial.ts')

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

async function failOnce() {
  const { world, handlers } = await createSimulation({
    scenario: 'default',
    settings: { trialLife: hour },
    frozenAt: '2026-11-20T10:00:00Z',
    faults: [{ endpoint: 'auth.freePlayLogin', error: 'FAULT_INJECTED', times: 1 }],
  })
  server.use(...handlers)
  const before = world.tables.members.by('type', '4').length
  await expect(openTrial()).rejects.toMatchObject({ name: 'GatewayFailure' })
  return { world, added: () => world.tables.members.by('type', '4').length - before }
}

test('a retry after a failed login enters the trial account that was created before', async () => {
  const { added } = await failOnce()
  const { userName } = await openTrial()
  expect(userName).toMatch(/^guest_/)
  expect(added()).toBe(1)
  expect((await openTrial()).userName).not.toBe(userName)
})

test('a waiting trial account that has expired is replaced at once', async () => {
  const { world, added } = await failOnce()
  await world.schedule.moveTo(world.clock.now() + hour)
  expect((await openTrial()).userName).toMatch(/^guest_/)
  expect(added()).toBe(2)
})
