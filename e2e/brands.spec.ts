import { merchantFiles } from '#fixtures/library.ts'
import { Merchant } from '#merchant/merchant.ts'
import { expectStill, followShifts } from './shifts.ts'
import { expect, expectAccessible, test } from './test.ts'
import { textsOf } from './texts.ts'

const { t } = textsOf('EN')
const merchants = Object.values(merchantFiles).map((file) => Merchant.parse(file))

for (const { code, theme } of merchants) {
  const { home, tiles, first, bar } = theme.look

  test(`home of ${code} is built as the merchant’s file says`, async ({ page, open }) => {
    await followShifts(page)
    await open('/m/home', { merchant: code, language: 'EN' })
    const hot = page.getByRole('region', { name: t('games.hot_title') })
    const parts = {
      notice: page.getByRole('main').locator('a[href$="/m/notice"]'),
      banner: page.getByRole('region', { name: t('announcement.banners') }),
      games: hot,
    }
    await expect(hot.getByRole('button', { name: 'Dragon Ascent' }).first()).toBeVisible()
    const topOf = async (part: keyof typeof parts) => (await parts[part].boundingBox())?.y ?? Number.NaN
    const tops = await Promise.all(home.map(topOf))
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    for (const part of Object.keys(parts) as (keyof typeof parts)[])
      await expect(parts[part]).toHaveCount(home.includes(part) ? 1 : 0)

    const cells = hot.getByRole('list').first().getByRole('listitem')
    const places = await cells.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
    expect(places.filter((top) => top === places[0])).toHaveLength(tiles.columns)

    const labels = await page
      .getByRole('tablist', { name: t('games.categories') })
      .getByRole('tab')
      .allInnerTexts()
    const named = first.map((area) => t(`category.${area as 'CRASH'}`))
    expect(labels.slice(2, 2 + named.length)).toEqual(named)

    const icon = page
      .getByRole('navigation', { name: t('bottom.label') })
      .locator('svg')
      .first()
    await expect(icon).toBeVisible({ visible: bar !== 'words' })
    await expectStill(page)
  })

  for (const mode of ['light', 'dark'] as const) {
    test(`home and the game list of ${code} are accessible in ${mode}`, async ({ page, open, world }) => {
      await open('/m/home', { merchant: code, language: 'EN', theme: mode, scenario: 'member-with-favorites' })
      await expect(page.getByRole('button', { name: 'Dragon Ascent' }).first()).toBeVisible()
      await expectAccessible(page)
      await page.goto(`/w/${world}/m/gameList?gameType=RNG`)
      await expect(page.getByRole('button', { name: 'Dragon Ascent' }).first()).toBeVisible()
      await expectAccessible(page)
    })
  }
}
