import { describe, expect, test } from 'vitest'
import { games } from '#contract/games.ts'
import { day } from '#contract/time-units.ts'
import { allLotteries } from '#mock-server/catalogue/lotteries.ts'
import {
  balance,
  fiveDigits,
  lotteryOf,
  type OpenedPlatform,
  openPlatform,
} from '#mock-server/verify/testing/lottery-orders.ts'
import { beginning } from '#mock-server/verify/testing/platform.ts'
import { lotteryHouse, type Ticket } from './contract.ts'

describe('opening the lottery page', () => {
  const open = (platform: OpenedPlatform, token: string, more = {}) =>
    platform.call(lotteryHouse.open, { token, language: 'EN', ...more })

  test('returns member, merchant and balance for a session token', async () => {
    const platform = await openPlatform()
    expect(await open(platform, platform.token)).toMatchObject({
      token: platform.token,
      account: 'haedal_92',
      merchant: { code: 'HAEDAL', name: 'Haedal' },
      balance,
      gameId: null,
      skin: { mode: 'light' },
    })
  })

  test('returns the member’s session for a launch token', async () => {
    const platform = await openPlatform()
    const { gameId, vassalage } = fiveDigits
    const { content } = await platform.call(
      games.launch,
      { platform: 'html5', accountType: vassalage, merchantCode: 'HAEDAL', language: 'EN', gameId },
      platform.as,
    )
    const address = new URL(content.game_url, 'http://gateway.test')
    expect(address.pathname).toBe('/__vendors/lottery.html')
    const launch = address.searchParams.get('token') ?? ''
    expect(await open(platform, launch)).toMatchObject({ token: platform.token, vendor: vassalage, gameId })
  })

  test.each([
    ['velvet-dark', 'dark', '#E5BC66', 3],
    ['haedal-dark', 'dark', '#625CF5', 20],
    ['nobody-dark', 'light', '#4B46E8', 20],
    ['', 'light', '#4B46E8', 20],
  ])('uses the colours of the css name "%s"', async (cssName, mode, accent, radius) => {
    const platform = await openPlatform()
    const { skin } = await open(platform, platform.token, { cssName })
    expect(skin).toMatchObject({ mode, radius, tokens: { accent } })
  })

  test('refuses an unknown token, another merchant and an expired session', async () => {
    const platform = await openPlatform()
    const refusal = (input: object) => platform.refusal(lotteryHouse.open, { language: 'EN', ...input })
    expect(await refusal({ token: 'none' })).toMatchObject({ status: 401, errorCode: 'LAUNCH_EXPIRED' })
    const elsewhere = { token: platform.token, merchantCode: 'VELVET' }
    expect(await refusal(elsewhere)).toMatchObject({ errorCode: 'MERCHANT_UNKNOWN', field: 'body.merchantCode' })
    await platform.world().schedule.moveTo(beginning + day)
    expect(await refusal({ token: platform.token })).toMatchObject({ errorCode: 'SESSION_EXPIRED' })
  })
})

describe('a board', () => {
  test('has the bets of its play type, with different odds in each prize mode', async () => {
    const { call } = await openPlatform()
    const entertaining = allLotteries().find(
      ({ lottery: { kind }, lottoMode }) => kind === 'fiveDigits' && lottoMode.includes('Entertainment'),
    )!
    const odds = async (prizeMode: Ticket['prizeMode']) => {
      const { bets } = await call(lotteryHouse.board, {
        gameId: entertaining.gameId,
        playType: 'ent',
        prizeMode,
        language: 'EN',
      })
      expect(bets.map(({ code }) => code)).not.toContain('direct5')
      return bets.find(({ code }) => code === 'dragonTiger')?.shape.rows[0]?.options.map((option) => option.odds)
    }
    expect(await odds('Elott')).toEqual([2.133, 2.133, 9.6])
    expect(await odds('Lott')).toEqual([2.066, 2.066, 9.3])
  })

  test('falls back to a play type and prize mode that the lottery offers', async () => {
    const { call } = await openPlatform()
    const only = allLotteries().find(({ lottoMode }) => lottoMode === 'Entertainment')!
    const sea = lotteryOf('fourDigitDraw')
    const input = { playType: 'trad', prizeMode: 'Elott', language: 'EN' } as const
    expect(await call(lotteryHouse.board, { ...input, gameId: only.gameId })).toMatchObject({ playType: 'ent' })
    expect(await call(lotteryHouse.board, { ...input, gameId: sea.gameId })).toMatchObject({ prizeMode: 'SEA' })
  })

  test('is refused for an unknown lottery', async () => {
    const { refusal } = await openPlatform()
    const input = { gameId: 'none', playType: 'trad', prizeMode: 'Elott', language: 'EN' }
    expect(await refusal(lotteryHouse.board, input)).toMatchObject({
      status: 404,
      errorCode: 'GAME_NOT_FOUND',
      message: 'there is no lottery "none"; lottery.lotteryList lists them',
    })
  })
})
