import { expect, test } from 'vitest'
import { announcements } from '#contract/announcements.ts'
import { service } from '#contract/service.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'

test.each([
  ['HAEDAL', 19],
  ['VELVET', 21],
  ['ROCKET', 18],
  ['PLAIN', 18],
] as const)('every text of %s that has an age has its market’s: %i', async (merchant, age) => {
  const { call, world } = await createPlatform({ merchant })
  expect(world().merchant().minimumAge).toBe(age)
  const inAll = world()
    .merchant()
    .languages.map(async (language) => [
      await call(service.helpCenter, { device: 'MOBILE', lang: language }),
      await call(announcements.notices, { language }),
    ])
  const texts = JSON.stringify(await Promise.all(inAll))
  const ages = texts.match(/\d+ or older|\d+\+|under \d+|\d+세|\d+歳/g) ?? []
  expect(ages.length).toBeGreaterThan(4 * inAll.length)
  expect(ages.filter((text) => !text.includes(String(age)))).toEqual([])
  expect(texts).not.toMatch(/\{\w+\}/)
})

test.each([
  ['HAEDAL', '1336'],
  ['VELVET', '1-800-522-4700'],
  ['ROCKET', '0808 8020 133'],
  ['PLAIN', '0808 8020 133'],
] as const)('the help of %s names its market’s helpline: %s', async (merchant, number) => {
  const { call } = await createPlatform({ merchant })
  expect(JSON.stringify(await call(service.helpCenter, { device: 'MOBILE', lang: 'EN' }))).toContain(number)
})
