import { afterEach, describe, expect, test, vi } from 'vitest'
import { findGame, launchToken } from '#mock-server/verify/testing/launch.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { crash } from './contract.ts'
import { crashRounds } from './view.ts'

const game = findGame('CRASH')

describe('watching', () => {
  afterEach(() => vi.useRealTimers())

  /** Opens a page that shows the current phase, a number of milliseconds before take-off. */
  async function watching(left: number) {
    const platform = await createPlatform({ scenario: 'member-with-favorites' })
    const token = await launchToken(platform, game)
    const [round] = crashRounds(platform.world(), game)
    platform.pass(round!.endsAt + 1_000 - platform.world().clock.now())
    const { round: seen } = await platform.call(crash.watch, { token })
    platform.pass(seen.takeOffAt - left - platform.world().clock.now())
    return { platform, token, seen }
  }

  test('answers when the phase shown ends, and not before', async () => {
    const { platform, token, seen } = await watching(1_500)
    vi.useFakeTimers()
    const onAnswer = vi.fn()
    const answered = platform.call(crash.watch, { token, seen }).then(onAnswer)
    await vi.advanceTimersByTimeAsync(1_499)
    expect(onAnswer).not.toHaveBeenCalled()
    platform.pass(1_500)
    await vi.advanceTimersByTimeAsync(1)
    await answered
    expect(onAnswer.mock.calls[0]?.[0].round.phase).not.toBe('betting')
  })

  test('answers at once if the page shows an older round', async () => {
    const { platform, token, seen } = await watching(1_500)
    vi.useFakeTimers()
    const { round } = await platform.call(crash.watch, { token, seen: { number: seen.number - 1, phase: 'crashed' } })
    expect(round.number).toBe(seen.number)
  })

  test('answers within four seconds, and at once if the clock stands still', async () => {
    const { platform, token, seen } = await watching(5_000)
    vi.useFakeTimers()
    const answered = platform.call(crash.watch, { token, seen })
    await vi.advanceTimersByTimeAsync(4_000)
    expect((await answered).round.phase).toBe('betting')
    platform.world().clock.freeze()
    expect((await platform.call(crash.watch, { token, seen })).round.phase).toBe('betting')
  })
})
