import { describe, expect, test } from 'vitest'
import { lottery } from '#contract/lottery.ts'
import { minute } from '#contract/time-units.ts'
import { allLotteries } from '#mock-server/catalogue/lotteries.ts'
import { lotteryHouse } from '#mock-server/vendors/lottery/contract.ts'
import { beginning, createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'

const everything = { pageNo: 1, pageSize: 100 }
const first = (groupId: string, everyMinutes: number | null = 1) =>
  allLotteries().find(
    ({ gameGroupId, lottery: { timetable } }) =>
      gameGroupId === groupId && ('every' in timetable ? timetable.every : null) === everyMinutes,
  )!

const platformAt = (at: string) => createPlatform({ frozenAt: at })

describe('the menus', () => {
  test('contain every lottery once, in its group, with its open issue', async () => {
    const { call } = await createPlatform()
    const groups = await call(lottery.mobileLotteries, { language: 'EN' })
    const games = groups.flatMap((group) => group.games)
    expect(games).toHaveLength(allLotteries().length)
    expect(new Set(games.map(({ gameId }) => gameId)).size).toBe(games.length)
    for (const { issue } of games) {
      expect(issue.opensAt).toBeLessThanOrEqual(beginning)
      expect(issue.closesAt).toBeGreaterThan(beginning)
    }
  })

  test('have the counts of the list, for one vendor and for all', async () => {
    const { call } = await createPlatform()
    for (const vassalage of [undefined, 'LOTT', 'TCG_SEA']) {
      for (const { gameGroupId, count, gameId } of await call(lottery.lotteryMenu, { vassalage })) {
        const list = await call(lottery.lotteryList, { vassalage, gameGroupId, ...everything })
        expect(list.total).toBe(count)
        expect(list.content[0]?.gameId).toBe(gameId)
      }
    }
  })

  test('are in Korean by default', async () => {
    const { call } = await createPlatform()
    expect((await call(lottery.lotteryMenu, {})).map(({ name }) => name)).toContain('주사위')
    expect((await call(lottery.lotteryMenu, { language: 'EN' })).map(({ name }) => name)).toContain('Dice')
  })

  test('are empty if the lobby is', async () => {
    const { call } = await createPlatform({ scenario: 'empty-lobby' })
    expect(await call(lottery.mobileLotteries, {})).toEqual([])
    expect(await call(lottery.vnGameMenu, {})).toEqual([])
    expect((await call(lottery.lotteryList, { ...everything })).total).toBe(0)
  })
})

describe('the list', () => {
  test('pages through all lotteries once, most played first', async () => {
    const { call } = await createPlatform()
    const pages = await Promise.all([1, 2, 3, 4].map((pageNo) => call(lottery.lotteryList, { pageNo, pageSize: 50 })))
    expect(pages.flatMap(({ content }) => content.map(({ gameId }) => gameId))).toEqual(
      allLotteries().map(({ gameId }) => gameId),
    )
    expect(pages[0]).toMatchObject({ totalPages: 4, total: 160 })
  })

  test('filters by play type', async () => {
    const { call } = await createPlatform()
    for (const playType of ['trad', 'ent'] as const) {
      const { content } = await call(lottery.lotteryList, { playType, ...everything })
      expect(content.every(({ playTypes }) => playTypes.includes(playType))).toBe(true)
    }
  })

  test('contains the last issue’s numbers, which change with the next draw', async () => {
    const platform = await platformAt('2026-11-20T10:00:30Z')
    const { gameId } = first('SSC')
    const last = async () =>
      (await platform.call(lottery.lotteryList, { gameId, ...everything })).content[0]?.opened.numero
    expect(await last()).toBe('20261120-1140')
    await platform.world().schedule.moveTo(Date.parse('2026-11-20T10:01:00Z'))
    expect(await last()).toBe('20261120-1141')
  })
})

describe('the drawn numbers', () => {
  const numbers = (platform: Platform, pageNo = 1) =>
    platform.call(lottery.openedNumero, { gameId: first('K3').gameId, pageNo, pageSize: 20 })

  test('are the same for the same seed and differ for another', async () => {
    const [one, twin, other] = await Promise.all(
      ['same', 'same', 'other'].map((seed) => createPlatform({ seed, frozenAt: '2026-11-20T10:00:00Z' })),
    )
    expect(await numbers(twin!)).toEqual(await numbers(one!))
    expect(await numbers(other!)).not.toEqual(await numbers(one!))
  })

  test('do not change later', async () => {
    const platform = await platformAt('2026-11-20T10:00:00Z')
    const before = (await numbers(platform)).content
    await platform.world().schedule.moveTo(beginning + 5 * minute)
    expect((await numbers(platform)).content.slice(5)).toEqual(before.slice(0, 15))
  })

  test('page back through a limited history', async () => {
    const platform = await platformAt('2026-11-20T10:00:00Z')
    const { totalPages } = await numbers(platform)
    expect((await numbers(platform, totalPages)).content).toHaveLength(20)
    expect((await numbers(platform, totalPages + 1)).content).toEqual([])
  })

  test('of an unknown lottery are refused', async () => {
    const { refusal } = await createPlatform()
    const asked = { gameId: 'none', ...everything }
    for (const endpoint of [lottery.openedNumero, lottery.vnOpenedNumeros]) {
      expect(await refusal(endpoint, asked)).toMatchObject({ status: 404, errorCode: 'GAME_NOT_FOUND' })
    }
    const dice = { ...asked, gameId: first('K3').gameId }
    expect(await refusal(lottery.vnOpenedNumeros, dice)).toMatchObject({ errorCode: 'GAME_NOT_FOUND' })
  })
})

describe('the Vietnamese lotteries', () => {
  test('draw in three regions by weekday, and quick ones all day', async () => {
    // A Friday in Hanoi.
    const { call } = await platformAt('2026-11-20T03:00:00Z')
    const menu = await call(lottery.vnGameMenu, { language: 'EN' })
    expect(menu.map(({ region, games }) => [region, games.length])).toEqual([
      ['north', 1],
      ['central', 14],
      ['south', 21],
      ['quick', 6],
    ])
    const today = menu.flatMap(({ games }) => games.filter((game) => game.today && game.everyMinutes === null))
    expect(today.map(({ name }) => name).toSorted()).toEqual([
      'Binh Duong Lottery',
      'Gia Lai Lottery',
      'Ninh Thuan Lottery',
      'Northern Lottery',
      'Tra Vinh Lottery',
      'Vinh Long Lottery',
    ])
  })

  test('draw 27 numbers in the north and 18 elsewhere, with sorted endings', async () => {
    const { call } = await createPlatform()
    const [north, central] = await call(lottery.vnGameMenu, { language: 'EN' })
    for (const [game, count] of [[north!.games[0]!, 27] as const, [central!.games[0]!, 18] as const]) {
      const { content } = await call(lottery.vnOpenedNumeros, { gameId: game.gameId, pageNo: 1, pageSize: 3 })
      for (const { rows, endings } of content) {
        const numbers = rows.flatMap((row) => row.numbers)
        expect(numbers).toHaveLength(count)
        expect(endings.flatMap(({ head, tails }) => tails.map((tail) => head + tail)).toSorted()).toEqual(
          numbers.map((number) => number.slice(-2)).toSorted(),
        )
      }
    }
  })

  test('draw in a different northern town each day', async () => {
    const { call } = await createPlatform()
    const [north] = await call(lottery.vnGameMenu, { language: 'EN' })
    const { content } = await call(lottery.vnOpenedNumeros, {
      gameId: north!.games[0]!.gameId,
      language: 'EN',
      pageNo: 1,
      pageSize: 7,
    })
    // Backwards from Thursday: Friday's draw is still an hour and a quarter away.
    expect(content.map(({ station }) => station)).toEqual([
      'Hanoi',
      'Bac Ninh',
      'Quang Ninh',
      'Hanoi',
      'Thai Binh',
      'Nam Dinh',
      'Hai Phong',
    ])
  })

  test('list a member’s recent bets, and the most played ones for a visitor', async () => {
    const { call, token } = await createPlatform({ signedIn: 'haedal_92' })
    const popular = await call(lottery.vnRecent, {})
    expect(popular).toHaveLength(8)
    const game = first('VN', 5)
    const { issue } = (await call(lottery.lotteryList, { gameId: game.gameId, ...everything })).content[0]!
    await call(
      lotteryHouse.place,
      {
        gameId: game.gameId,
        playType: 'trad',
        prizeMode: 'Elott',
        lines: [{ bet: 'lo2', picks: [['07']], amount: 1_000, multiple: 1 }],
        numeros: [issue.numero],
        stopOnWin: false,
        idempotencyKey: 'vietnam-1',
        language: 'EN',
      },
      { token },
    )
    expect((await call(lottery.vnRecent, {}, { token })).map(({ gameId }) => gameId)).toEqual([game.gameId])
    expect(await call(lottery.vnRecent, {})).toEqual(popular)
  })
})
