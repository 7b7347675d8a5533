import { expect, test } from 'vitest'
import { lottery } from '#contract/lottery.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'

const all = { pageNo: 1, pageSize: 100, language: 'EN' }

test('seeded lottery rounds and orders agree', async () => {
  const { call, token, world } = await createPlatform({ scenario: 'active-member' })
  const { content, totalStake, totalWin } = await call(lottery.orders, all, { token })
  expect(content.length).toBeGreaterThan(3)
  expect(new Set(content.map(({ status }) => status))).toEqual(new Set(['won', 'lost']))
  const ids = new Set(
    world()
      .tables.lotteryOrders.all()
      .flatMap(({ suborders }) => suborders.map(({ id }) => id)),
  )
  const rounds = world()
    .tables.rounds.by('memberId', 'm-0001')
    .filter(({ id }) => ids.has(id))
  expect(rounds.reduce((sum, { bet }) => sum + bet, 0)).toBe(totalStake * 100)
  expect(rounds.reduce((sum, { win }) => sum + win, 0)).toBe(totalWin * 100)
})

test('a seeded order won exactly by its issue’s numbers', async () => {
  const { call, token } = await createPlatform({ scenario: 'active-member' })
  const { content } = await call(lottery.orders, all, { token })
  for (const { orderId, win, at } of content) {
    const { parts } = await call(lottery.orderDetail, { orderId, language: 'EN' }, { token })
    const [part] = parts
    expect(part?.opened?.length).toBeGreaterThan(0)
    expect(part!.hits.reduce((sum, hit) => sum + hit.win, 0)).toBe(win)
    expect(at).toBeLessThan(part!.closesAt)
    expect(part!.cancellable).toBe(false)
  }
})
