import { afterEach, expect, test, vi } from 'vitest'
import { askModule, type SignInModule } from './sign-in-module.ts'

afterEach(() => vi.useRealTimers())

const module = (signIn: SignInModule['signIn']): SignInModule => ({ channels: ['google'], signIn })
const question = { channel: 'google', language: 'EN' }

test('returns the token or the problem that the module answers', async () => {
  expect(
    await askModule(
      module(async () => ({ token: 'one' })),
      question,
    ),
  ).toEqual({ token: 'one' })
  expect(
    await askModule(
      module(async () => ({ problem: 'closed' })),
      question,
    ),
  ).toEqual({ problem: 'closed' })
})

test('calls a rejection, an empty token and an unknown answer a failure', async () => {
  const answers = [() => Promise.reject(new Error('no')), async () => ({ token: '' }), async () => ({ problem: 'odd' })]
  for (const answer of answers) expect(await askModule(module(answer), question)).toEqual({ problem: 'failed' })
})

test('gives up after two minutes without an answer', async () => {
  vi.useFakeTimers()
  const outcome = askModule(
    module(() => new Promise(() => undefined)),
    question,
  )
  await vi.advanceTimersByTimeAsync(119_999)
  await expect(Promise.race([outcome, 'waiting'])).resolves.toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toEqual({ problem: 'timeout' })
})
