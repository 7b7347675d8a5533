import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deposit } from '#contract/deposit.ts'
import { member } from '#contract/member.ts'
import { day } from '#contract/time-units.ts'
import { createPlayer, sentBody } from '#mock-server/verify/conformance/run.ts'
import { conformanceScript } from '#mock-server/verify/conformance/script.ts'
import { conformanceWorld } from '#mock-server/verify/conformance/step.ts'
import { toRequest } from '#mock-server/verify/testing/message.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { clockRange, earliest, inClockRange, latest } from '#mock-server/world/clock/clock-range.ts'
import { control } from './contract.ts'

const instant = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: latest - 5 * day, max: latest + 5 * day }))
const action = fc.oneof(
  instant.map((at) => ({ action: 'set', at })),
  fc
    .tuple(fc.oneof(fc.nat(), fc.bigInt({ min: 0n, max: 10n ** 30n })), fc.constantFrom('ms', 's', 'm', 'h', 'd'))
    .map(([count, unit]) => ({ action: 'advance', by: `${count}${unit}` })),
  fc.constantFrom('freeze', 'run', 'next').map((action) => ({ action })),
)

test('the clock stays in its range under any sequence of actions, and the platform goes on answering', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 6 }), async (actions) => {
      const { gateway, world, token } = await createPlatform({
        scenario: 'active-member',
        steps: [{ after: '3d', settings: { emptyLobby: true } }],
      })
      const request = async (path: string, method: string, body?: object) =>
        gateway(toRequest({ path, method, headers: { Authorization: token }, body: body && JSON.stringify(body) }))
      for (const one of actions) {
        const { status, body } = await request(control.moveClock.path, 'POST', one)
        expect([200, 409, 422]).toContain(status)
        if (status === 422) expect(JSON.parse(`${body}`).field).toMatch(/^body\.(at|by|action)$/)
        expect(inClockRange(world().clock.now())).toBe(true)
      }
      for (const { path } of [member.memberInfo, deposit.depositReport, control.clock]) {
        expect((await request(path, 'GET')).status).toBeLessThan(500)
      }
    }),
    { numRuns: 25 },
  )
}, 20_000)

describe('beyond the range', () => {
  test.each([
    [{ action: 'advance', by: '1000000000d' }, 'body.by', 'a duration is at most 47481d'],
    [{ action: 'advance', by: '40000d' }, 'body.by', `the clock would leave its range: ${clockRange}`],
    [{ action: 'set', at: latest + 1 }, 'body.at', clockRange],
    [{ action: 'set', at: earliest - 1 }, 'body.at', clockRange],
  ])('refuses %j with a sentence', async (action, field, message) => {
    const { refusal, world } = await createPlatform()
    const before = world().clock.now()
    expect(await refusal(control.moveClock, action)).toMatchObject({
      success: false,
      status: 422,
      errorCode: 'INVALID_INPUT',
      field,
      message: expect.stringContaining(message),
    })
    expect(world().clock.now()).toBe(before)
  })

  test('refuses to move to an event beyond the range', async () => {
    const { call, refusal } = await createPlatform({ steps: [{ after: '40000d' }] })
    expect(await refusal(control.moveClock, { action: 'next' })).toMatchObject({ status: 422, field: 'body.action' })
    expect((await call(control.clock, {})).pending).toHaveLength(1)
  })

  test('refuses a scenario that begins beyond the range', async () => {
    await expect(createPlatform({ frozenAt: '2100-01-01T00:00:00Z' })).rejects.toThrow(clockRange)
  })
})

test.each([earliest, latest])(
  'no call fails when the clock stands at %i',
  async (at) => {
    const { gateway, worlds } = await createPlatform()
    const player = createPlayer(async (call) => {
      const { status, body } = await gateway(toRequest({ ...call, body: sentBody(call) }))
      return { status, body: await new Response(body as BodyInit).text() }
    })
    const failed: string[] = []
    for (const step of conformanceScript) {
      // At the end of the range a step may lack an earlier step's answer.
      const { status } = await player.play(step).catch(() => ({ status: 0 }))
      if (status === 500 && step.expect !== 'UNEXPECTED') failed.push(step.name)
      if (step === conformanceScript[0]) worlds.find(conformanceWorld).clock.set(at)
    }
    expect(failed).toEqual([])
  },
  60_000,
)
