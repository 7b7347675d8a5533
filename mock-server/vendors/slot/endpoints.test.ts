import { describe, expect, test } from 'vitest'
import { hour } from '#contract/time-units.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { loadLibrary } from '#mock-server/compose/library.ts'
import { endpoints } from '#mock-server/compose/platform-endpoints.ts'
import { createPipeline } from '#mock-server/core/pipeline.ts'
import { launches } from '#mock-server/vendors/shared/launch-contract.ts'
import { launchEndpoints } from '#mock-server/vendors/shared/launch-endpoints.ts'
import { toRequest } from '#mock-server/verify/testing/message.ts'
import { personaKey } from '#mock-server/world/scenarios/persona-key.ts'
import { createWorlds } from '#mock-server/world/worlds/worlds.ts'
import { type Opened, type Round, slot } from './contract.ts'
import { slotEndpoints } from './endpoints.ts'

const pipeline = createPipeline([...endpoints, ...launchEndpoints, ...slotEndpoints])
const startedAt = Date.parse('2026-05-01T12:00:00Z')
const slotGame = catalogue.page({ gameType: 'RNG', pageNo: 1, pageSize: 1 }).games[0]!

interface Result {
  status: number
  value: unknown
  errorCode?: string
  field?: string
}

/** Launches a slot game for a member and returns the calls of its page. */
async function launch({ scenario = 'member-with-favorites', language = 'EN' } = {}) {
  let hostNow = startedAt
  const worlds = createWorlds(loadLibrary(() => hostNow))
  const world = await worlds.replace({ name: 'w', scenario, seed: 'parlor' })

  const send = async (method: string, path: string, body: unknown, query = new URLSearchParams()): Promise<Result> => {
    const headers = { Authorization: `w.${personaKey('parlor')}` }
    const text = body === undefined ? '' : JSON.stringify(body)
    const answer = await pipeline(toRequest({ method, path: `${path}?${query}`, headers, body: text }), world)
    return { status: answer.status, ...JSON.parse(String(answer.body)) }
  }

  const { nodeId, gameId } = slotGame
  const merchantCode = world.merchant().code
  const query = new URLSearchParams({ nodeId, gameId, merchantCode, platform: 'html5', accountType: 'PP', language })
  const { value } = await send('GET', '/wps/game/launchGame', undefined, query)
  const url = new URL((value as { content: { game_url: string } }).content.game_url, 'http://gateway.test')
  const token = url.searchParams.get('token') ?? ''

  const post = (endpoint: { path: string }, body: object) => send('POST', endpoint.path, { token, ...body })
  const member = world.tables.sessions.get(personaKey('parlor'))?.memberId ?? ''
  return {
    world,
    member,
    open: () => post(slot.open, {}),
    spin: (body: { bet: number; idempotencyKey: string; token?: string }) => post(slot.spin, body),
    close: () => post(launches.close, {}),
    balance: () => world.ledger.balance(`member:${member}`),
    pass: (milliseconds: number) => {
      hostNow += milliseconds
    },
  }
}

const opened = (answer: Result) => answer.value as Opened
const round = (answer: Result) => answer.value as Round
const bet = slotGame.minBet

describe('opening a launched slot', () => {
  test('returns the game’s name in the language of the launch', async () => {
    const english = opened(await (await launch({ language: 'EN' })).open())
    const korean = opened(await (await launch({ language: 'KO' })).open())
    expect([english.game.name, korean.game.name]).toEqual([slotGame.name.en, slotGame.name.ko])
    expect(slot.open.response.safeParse(english).success).toBe(true)
  })

  test('returns the ledger’s balance, the bets from the smallest, and a different glyph for every symbol', async () => {
    const game = await launch()
    const { balance, bets, symbols, currency } = opened(await game.open())
    expect(balance * 100).toBe(game.balance())
    expect(bets[0]).toBe(slotGame.minBet)
    expect(bets.length).toBeGreaterThanOrEqual(6)
    expect(new Set(symbols.map(({ glyph }) => glyph)).size).toBe(symbols.length)
    expect(symbols.find(({ id }) => id === 'hero')?.glyph).toBe(slotGame.glyph)
    expect(currency).toEqual(game.world.merchant().currency)
  })

  test('restores the reels and the bet of the last round', async () => {
    const game = await launch()
    const { reels } = round(await game.spin({ bet: bet * 5, idempotencyKey: 'round-001' }))
    const again = opened(await game.open())
    expect(again.reels).toEqual(reels)
    expect(again.bet).toBe(bet * 5)
  })
})

describe('a spin', () => {
  test('debits the bet and credits the win, and nothing else', async () => {
    const game = await launch()
    let expected = game.balance()
    for (let turn = 0; turn < 20; turn += 1) {
      const played = round(await game.spin({ bet, idempotencyKey: `round-${turn}00` }))
      expected += Math.round((played.win - bet) * 100)
      expect(played.balance).toBe(expected / 100)
      expect(played.lines.reduce((sum, { win }) => sum + win, 0)).toBeCloseTo(played.win, 5)
      expect(slot.spin.response.safeParse(played).success).toBe(true)
    }
    expect(game.balance()).toBe(expected)
    const rows = game.world.tables.rounds.by('memberId', game.member)
    expect(rows).toHaveLength(20)
    expect(rows.some(({ win }) => win > 0)).toBe(true)
    const paid = game.world.tables.movements.all().filter(({ reason }) => reason === 'win')
    expect(paid.map(({ amount }) => amount)).toEqual(rows.flatMap(({ win }) => (win > 0 ? [win] : [])))
  })

  test('plays one round for one key, even if several requests arrive at once', async () => {
    const game = await launch()
    const answers = await Promise.all(Array.from({ length: 5 }, () => game.spin({ bet, idempotencyKey: 'same-key-1' })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(game.world.tables.rounds.size).toBe(1)
    expect(game.world.tables.movements.all().filter(({ reason }) => reason === 'bet')).toHaveLength(1)
  })

  test('refuses a key that was used for another bet', async () => {
    const game = await launch()
    await game.spin({ bet, idempotencyKey: 'same-key-1' })
    const before = game.balance()
    const answer = await game.spin({ bet: bet * 2, idempotencyKey: 'same-key-1' })
    expect(answer).toMatchObject({ status: 409, errorCode: 'IDEMPOTENCY_KEY_REUSED', field: 'body.idempotencyKey' })
    expect(game.balance()).toBe(before)
  })

  test('gives the same rounds in two worlds of one seed with different keys', async () => {
    const [one, two] = [await launch(), await launch()]
    for (const turn of [1, 2, 3]) {
      const first = round(await one.spin({ bet, idempotencyKey: `first-${turn}00` }))
      expect(round(await two.spin({ bet, idempotencyKey: `second-${turn}00` }))).toEqual(first)
    }
  })

  test.each([0, -100, 150, 1e9, bet * 3, 0.1])('refuses a bet of %d, which is not a bet step', async (wrong) => {
    const game = await launch()
    const before = game.world.snapshot()
    const answer = await game.spin({ bet: wrong, idempotencyKey: 'some-key-1' })
    expect(answer).toMatchObject({ status: 422, errorCode: 'INVALID_INPUT', field: 'body.bet' })
    expect(game.world.snapshot()).toEqual(before)
  })

  test('refuses a bet above the balance and changes nothing', async () => {
    const game = await launch({ scenario: 'new-member' })
    const before = game.world.snapshot()
    const answer = await game.spin({ bet, idempotencyKey: 'some-key-1' })
    expect(answer).toMatchObject({ status: 409, errorCode: 'INSUFFICIENT_FUNDS', value: { balance: 0 } })
    expect(game.world.snapshot()).toEqual(before)
  })

  test('is refused for an unknown token', async () => {
    const game = await launch()
    const answer = await game.spin({ token: 'foreign', bet, idempotencyKey: 'some-key-1' })
    expect(answer).toMatchObject({ status: 401, errorCode: 'LAUNCH_EXPIRED', field: 'body.token' })
  })
})

describe('an ended launch', () => {
  test('expires after its lifetime', async () => {
    const game = await launch()
    game.pass(2 * hour)
    expect(await game.open()).toMatchObject({ status: 401, errorCode: 'LAUNCH_EXPIRED' })
    expect(await game.spin({ bet, idempotencyKey: 'some-key-1' })).toMatchObject({ errorCode: 'LAUNCH_EXPIRED' })
  })

  test('stays closed once the player has closed it', async () => {
    const game = await launch()
    expect(await game.close()).toMatchObject({ status: 200, value: null })
    expect(await game.close()).toMatchObject({ status: 200, value: null })
    expect(await game.open()).toMatchObject({ status: 401, errorCode: 'LAUNCH_CLOSED' })
    expect(await game.spin({ bet, idempotencyKey: 'some-key-1' })).toMatchObject({ errorCode: 'LAUNCH_CLOSED' })
  })

  test('is refused after the member has logged out', async () => {
    const game = await launch()
    game.world.tables.sessions.remove(personaKey('parlor'))
    expect(await game.spin({ bet, idempotencyKey: 'some-key-1' })).toMatchObject({
      status: 401,
      errorCode: 'SESSION_EXPIRED',
    })
  })

  test('still returns a settled round to a page that lost the answer', async () => {
    const game = await launch()
    const played = await game.spin({ bet, idempotencyKey: 'some-key-1' })
    await game.close()
    expect(await game.spin({ bet, idempotencyKey: 'some-key-1' })).toEqual(played)
  })
})
