import { stored } from '#contract/stored.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { store, visit } from '../support/visit.ts'
import { expectWholeTexts, languages, narrow, onItsSide, phone, resizeTo } from '../support/windows.ts'
import { orderLottery } from './lottery-journey.ts'

const { t } = textsOf('EN')

test('a lottery tile opens its frame: an order is placed, partly cancelled, and the frame closed', async ({
  page,
  readWorld,
  open,
}) => {
  await open('/m/gameList?gameType=ELOTT&vassalage=ELOTT&type=', {
    scenario: 'member-with-favorites',
    language: 'EN',
    theme: 'light',
  })
  await orderLottery(page, readWorld)
})

test('Vietnam’s tile opens its menus, and closing returns to the game centre', async ({ page, open }) => {
  await open('/m/launchGame?playType=trad&prize_mode=Elott&vendor=TCG_LOTTO_VN&code=lobby', {
    scenario: 'member-with-favorites',
    language: 'EN',
    theme: 'dark',
  })
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'North', exact: true }).click()
  await frame
    .getByRole('button', { name: /Northern Lottery/ })
    .last()
    .click()
  await frame.getByRole('button', { name: 'Results', exact: true }).click()
  await expect(frame.getByRole('rowheader', { name: 'Special' }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('lottery.close') }).click()
  await expect(page).toHaveURL(/\/m\/game$/)
  await expect(page.getByRole('heading', { name: t('route.game_center') })).toBeVisible()
})

test('a lottery’s frame fills the page between header and bottom bar, with its close button over its foot', async ({
  page,
  open,
}) => {
  await open('/m/launchGame?playType=trad&prize_mode=Elott&vendor=TCG_LOTTO_VN&code=lobby', {
    scenario: 'member-with-favorites',
    language: 'EN',
  })
  await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible()
  for (const size of [phone, onItsSide]) {
    await resizeTo(page, size)
    const frame = (await page.locator('iframe').boundingBox())!
    const header = (await page.getByRole('banner').boundingBox())!
    const bar = (await page.getByRole('navigation', { name: t('bottom.label') }).boundingBox())!
    const [top, { x, width }] = [header.y + header.height, bar]
    expect(frame).toEqual({ x, y: top, width, height: bar.y - top })
    const close = (await page.getByRole('button', { name: t('lottery.close') }).boundingBox())!
    expect(close.y + close.height).toBe(frame.y + frame.height)
    expect(close.x + close.width / 2).toBeCloseTo(x + width / 2, 0)
    expect(Math.min(close.width, close.height)).toBeGreaterThanOrEqual(44)
    expect(close.height).toBeLessThan(60)
  }
})

test('no name of an ordered lottery is cut in a narrow window', async ({ page, arrange }) => {
  await arrange({ scenario: 'active-member' })
  await page.setViewportSize(narrow)
  for (const language of languages) {
    await store(page, { [stored.language.key]: language })
    await visit(page, '/m/lottery')
    await page.getByRole('tab').nth(2).click()
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
    await expectWholeTexts(page, narrow)
  }
})
