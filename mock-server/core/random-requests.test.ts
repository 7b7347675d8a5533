import fc from 'fast-check'
import { expect, test } from 'vitest'
import { games } from '#contract/games.ts'
import { Refusal } from '#mock-server/values/error-codes.ts'
import { arbitraryMessage } from '#mock-server/verify/testing/arbitrary-message.ts'
import { toRequest } from '#mock-server/verify/testing/message.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'

test('10,000 random requests cause no defect, and a refused one changes nothing', async () => {
  const { gateway, worlds, token } = await createPlatform({ scenario: 'member-with-favorites' })
  const state = () => (worlds.has('default') ? JSON.stringify(worlds.find('default').snapshot()) : '')
  const statuses = new Set<number>()
  let before = state()

  const causesNoDefect = fc.asyncProperty(await arbitraryMessage(token), async (message) => {
    const { status, body } = await gateway(toRequest(message))
    statuses.add(status)
    expect(status, String(body)).toBeLessThan(500)
    const after = state()
    if (status >= 400) {
      expect(Refusal.parse(JSON.parse(String(body))).message.length).toBeLessThan(5_000)
      expect(after).toBe(before)
    }
    before = after
  })
  // Too rare among the random requests to rely on.
  const oversized = { method: 'POST', path: games.addFavorite.path, headers: {}, body: 'x'.repeat(70_000) }
  await fc.assert(causesNoDefect, { numRuns: 10_000, examples: [[oversized]] })

  // The random requests get far enough to be refused for every reason.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 405, 413, 422]))
}, 120_000)
